import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { identityOf, mayForget, openFile, truncateLog } from './openFile.ts'
import { type Call, monotonicTime, type Reply } from './sqliteCall.ts'

const migrationsFolder = join(import.meta.dirname, '../migrations')

/** How long the server waits for another process at its start, in ms. */
const patienceAtStart = 5_000

/** More (bytes) than the largest enquiry takes, with its indexes and all that is to be told of it. */
const roomForOne = 256 * 1024

/** Results of SQLite, without what it tells besides: https://sqlite.org/rescode.html. */
const [busy, ioError, full] = [5, 10, 13]

const { file } = workerData as { file: string }
const sqlite = openFile(file, patienceAtStart)
// What a transaction has written is on disk when it returns, so neither a crash nor a power cut loses it.
sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
migrate()
scrubOnce()
const opened = identityOf(file)
let version = dataVersion()
let foundNoRoom = false
let truncation: NodeJS.Timeout | undefined
// What was deleted just before a crash.
if (!truncateLog(sqlite)) truncateSoon(1_000)

parentPort?.on('message', (call: Call | 'close') => {
  if (call === 'close') {
    clearTimeout(truncation)
    // The last one to close a database empties its log.
    sqlite.close()
    parentPort?.close()
  } else parentPort?.postMessage(reply(call))
})
parentPort?.postMessage('open')

function reply({ id, statements, isTransaction, deadline }: Call): Reply {
  try {
    const patience = deadline - monotonicTime()
    if (patience <= 0) throw new Error('The database was busy for too long.')
    requireSameFiles()
    if (foundNoRoom && statements.some(({ sql }) => /^\s*INSERT\b/i.test(sql))) requireRoom()
    sqlite.exec(`PRAGMA busy_timeout = ${patience}`)
    const before = changes()
    const work = () => statements.map(({ sql, values }) => sqlite.prepare(sql).all(...values))
    const results = isTransaction ? transaction(work) : work()
    const forgot = statements.some(({ sql }) => mayForget(sql)) && changes() !== before
    if (forgot || haveOthersWritten()) truncateSoon()
    return { id, results }
  } catch (error) {
    const { message, errcode = 0 } = error as Error & { errcode?: number }
    const result = errcode & 0xff
    if (result === full || result === ioError) foundNoRoom = true
    // It has waited as long as it may: whoever tries again does so later.
    return { id, error: result === busy ? 'Another process writes to the database.' : message }
  }
}

/** @throws Error where the files are others: one that was removed takes what is written to it along */
function requireSameFiles() {
  if (identityOf(file) !== opened) throw new Error(`${file} was removed or replaced. Restart the server.`)
}

/**
 * Once something found no room: what is small may still find some, such as the test of the health address.
 * @throws Error until there is enough again
 */
function requireRoom() {
  const trial = `${file}-room`
  try {
    writeFileSync(trial, Buffer.alloc(roomForOne), { flush: true })
  } finally {
    rmSync(trial, { force: true })
  }
  foundNoRoom = false
}

/** Since this was asked last: an owner's command cannot empty the log while others read. */
function haveOthersWritten(): boolean {
  const last = version
  version = dataVersion()
  return version !== last
}

function dataVersion(): unknown {
  return sqlite.prepare('PRAGMA data_version').get()?.data_version
}

/** Once for all that comes within a moment, and again where others read meanwhile. */
function truncateSoon(delay = 20) {
  truncation ??= setTimeout(() => {
    truncation = undefined
    try {
      requireSameFiles()
      sqlite.exec('PRAGMA busy_timeout = 0')
      if (!truncateLog(sqlite)) truncateSoon(1_000)
    } catch (error) {
      console.error(`What was deleted is still in the log of the database: ${(error as Error).message}`)
      truncateSoon(60_000)
    }
  }, delay)
}

function changes(): unknown {
  return sqlite.prepare('SELECT total_changes() AS count').get()?.count
}

/** All of it or, after an error, nothing. */
function transaction<Result>(work: () => Result): Result {
  sqlite.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    sqlite.exec('COMMIT')
    return result
  } catch (error) {
    if (sqlite.isTransaction) sqlite.exec('ROLLBACK')
    throw error
  }
}

/** What was deleted by versions that left it in the file, and before what is deleted was overwritten. */
function scrubOnce() {
  const scrubbed = 1
  if (sqlite.prepare('PRAGMA user_version').get()?.user_version === scrubbed) return
  sqlite.exec(`VACUUM; PRAGMA user_version = ${scrubbed}`)
}

/** Records them as wrangler does, so that a database which comes from D1 goes on where it was. */
function migrate() {
  sqlite.exec(`CREATE TABLE IF NOT EXISTS d1_migrations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT UNIQUE,
    applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
  )`)
  const applied = new Set(
    sqlite
      .prepare('SELECT name FROM d1_migrations')
      .all()
      .map(({ name }) => name),
  )
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql') && !applied.has(name))
  for (const name of files.sort()) {
    transaction(() => {
      sqlite.exec(readFileSync(join(migrationsFolder, name), 'utf8'))
      sqlite.prepare('INSERT INTO d1_migrations (name) VALUES (?)').run(name)
    })
  }
}
