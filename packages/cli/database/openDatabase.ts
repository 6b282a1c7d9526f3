import { execFile } from 'node:child_process'
import { globSync, statfsSync, statSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { mayDelete, openFile, truncateLog } from '@lintel/edge/node/openFile.ts'
import { environment, wranglerProgram } from '../wrangler.ts'

export type Value = string | number | null
export type Row = Record<string, Value>

/** Runs one statement in the owner's local or remote database and returns its rows. */
export type Database = (sql: string, ...values: Value[]) => Promise<Row[]>

/** An error that the owner can fix. Its message is complete, so no stack is printed. */
export class OwnerError extends Error {
  override name = 'OwnerError'
}

const mebibyte = 1024 * 1024
const maxOutput = 256 * mebibyte

/** Size (bytes) to which SQLite's log grows before it is written into the database. */
const roomForWork = 5 * mebibyte

/** Opens the live site's database, or the local one that has the table. */
export function openDatabase(table: string, isRemote: boolean): Database {
  return isRemote ? openRemote() : openLocal(table)
}

/** Prints the result of a command. Errors are printed without a stack and set exit code 1. */
export async function print(command: () => Promise<string>): Promise<void> {
  // A pipe that was closed, or a full disk: what was written is not whole.
  process.stdout.on('error', ({ message }: Error) => {
    process.stderr.write(`The output was cut off: ${message}\n`)
    process.exit(1)
  })
  try {
    process.stdout.write(await command())
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}

/**
 * Folders of local databases: of `npm run serve` and of the local D1, which wrangler takes seconds to name.
 */
const localFolders = process.env.STATE_DIRECTORY
  ? [process.env.STATE_DIRECTORY]
  : ['.server', '.wrangler/state']

/**
 * Opens the SQLite file that was written last, directly.
 * @param table identifies the right file among those of other bindings
 * @throws OwnerError if there is none
 */
export function openLocal(table: string, folder?: string): Database {
  const searched = folder ? [folder] : localFolders
  const files = globSync(searched.map((folder) => `${folder}/**/*.sqlite`)).sort(
    (one, other) => writtenAt(other) - writtenAt(one),
  )
  const file = files.find((name) => withRoom(name, () => hasTable(name, table)))
  if (!file)
    throw new OwnerError(
      `There is no database in ${searched.join(' or ')}. Start the site once, name its folder in STATE_DIRECTORY, or add --remote for one at Cloudflare.`,
    )
  const database = withRoom(file, () => openFile(file, 5000))
  return async (sql, ...values) => {
    const rows = withRoom(file, () => database.prepare(sql).all(...values) as Row[])
    if (mayDelete(sql) && !withRoom(file, () => truncateLog(database)))
      console.error(
        `Another program reads ${file}: what was deleted stays in its log until that has ended, and the server has run for a minute.`,
      )
    return rows
  }
}

/**
 * Runs work that needs disk space.
 * @throws OwnerError in place of SQLite's error if the disk is full
 */
function withRoom<Result>(file: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    const { bavail, bsize } = statfsSync(dirname(file))
    if (bavail * bsize > roomForWork) throw error
    throw new OwnerError(
      `The disk that holds ${file} is full, and even to read or to delete SQLite first writes beside it. Free some ${roomForWork / mebibyte} MB there, such as old copies and logs, and run this again.`,
    )
  }
}

/**
 * Returns when a database was last written. A server's writes stay in the log for a long time, while reading
 * leaves an empty log.
 */
function writtenAt(file: string): number {
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false })
  return Math.max(statSync(file).mtimeMs, log?.size ? log.mtimeMs : 0)
}

function hasTable(file: string, table: string): boolean {
  using database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  const query = database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?")
  return query.get(table) !== undefined
}

/** Opens the live site's database through wrangler, with the account that is signed in to wrangler. */
function openRemote(): Database {
  return async (sql, ...values) => {
    const output = await execute(withValues(sql, values))
    const [result] = JSON.parse(output) as { results: Row[] }[]
    return result?.results ?? []
  }
}

/** Replaces each question mark with an SQL literal, because wrangler does not support bound values. */
export function withValues(sql: string, values: readonly Value[]): string {
  const literals = values.map((value) =>
    typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value),
  )
  let next = 0
  return sql.replace(/\?/g, () => literals[next++] ?? 'NULL')
}

/** @throws Error with wrangler's message, never with the statement, which may contain a visitor's text */
function execute(statement: string): Promise<string> {
  const preload = join(import.meta.dirname, `statementFromInput${extname(import.meta.filename)}`)
  const command = ['d1', 'execute', 'DATABASE', '--remote', '--json', '--command']
  const args = ['--no-warnings', '--import', preload, wranglerProgram, ...command]
  return new Promise((resolve, reject) => {
    const env = { ...environment(), CI: 'true' }
    const wrangler = execFile(
      process.execPath,
      args,
      { env, maxBuffer: maxOutput },
      (error, stdout, stderr) => {
        if (!error) return resolve(stdout)
        const reason = messageOf(stdout) || stderr.trim() || error.code || 'nothing.'
        reject(
          new OwnerError(
            `The live database did not answer. If you are not signed in, run: npx wrangler login\nwrangler says: ${reason}`,
          ),
        )
      },
    )
    wrangler.stdin?.end(statement)
  })
}

/** With `--json`, wrangler reports errors as JSON too. */
function messageOf(output: string): string | undefined {
  try {
    const { error } = JSON.parse(output) as { error: { text: string; notes?: { text: string }[] } }
    return [error, ...(error.notes ?? [])].map(({ text }) => text).join(' ')
  } catch {
    return undefined
  }
}
