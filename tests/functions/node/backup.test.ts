import { spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { backUp, restore } from '@lintel/edge/node/backup.ts'
import { openSqlite, type SqliteDatabase } from '@lintel/edge/node/sqlite.ts'
import { afterAll, expect, onTestFinished, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'backup-'))
afterAll(() => rmSync(folder, { recursive: true }))
const inFolder = (name: string) => join(folder, name)

const database = inFolder('database.sqlite')
const store = (open: SqliteDatabase, id: string) =>
  open
    .prepare('INSERT INTO enquiries (id, reference, token, received_at) VALUES (?1, ?1, ?1, 1)')
    .bind(id)
    .run()
async function idsIn(file: string): Promise<string[]> {
  const open = await openSqlite(file)
  const { results } = await open.prepare('SELECT id FROM enquiries ORDER BY rowid').all<{ id: string }>()
  await open.close()
  return results.map(({ id }) => id)
}

test('a copy is made beside a running server, and put back once it has stopped', async () => {
  const running = await openSqlite(database)
  await store(running, 'first')
  expect(() => backUp(database, inFolder('copies/copy'))).toThrow(`There is no folder ${inFolder('copies')}`)
  mkdirSync(inFolder('copies'))
  expect(backUp(database, inFolder('copies/copy'))).toBe(1)
  expect(readdirSync(inFolder('copies'))).toEqual(['copy'])
  expect(statSync(inFolder('copies/copy')).mode & 0o777).toBe(0o600)
  await store(running, 'second')

  expect(() => backUp(database, inFolder('copies/copy'))).toThrow('exists already')
  expect(() => restore(inFolder('copies/copy'), database)).toThrow('Stop the server first')
  expect(await running.prepare('SELECT id FROM enquiries').all()).toMatchObject({ results: { length: 2 } })

  await running.close()
  expect(restore(inFolder('copies/copy'), database)).toEqual({
    enquiries: 1,
    erased: 0,
    leftBehind: 1,
    previous: `${database}.before-restore`,
  })
  expect(await idsIn(database)).toEqual(['first'])
})

test('a restore can be undone, and loses nothing that an earlier one has kept', async () => {
  const own = inFolder('undone')
  mkdirSync(own)
  const file = join(own, 'database.sqlite')
  const running = await openSqlite(file)
  backUp(file, join(own, 'empty'))
  await store(running, 'first')
  await running.close()

  restore(join(own, 'empty'), file)
  expect(restore(join(own, 'empty'), file).previous).toBe(`${file}.before-restore-2`)
  expect(await idsIn(`${file}.before-restore`)).toEqual(['first'])

  restore(`${file}.before-restore`, file)
  expect(await idsIn(file)).toEqual(['first'])
  expect(restore(file, file).enquiries).toBe(1)
  expect(await idsIn(file)).toEqual(['first'])
})

test('a damaged database is replaced, and kept as it is', async () => {
  const own = inFolder('broken')
  mkdirSync(own)
  const file = join(own, 'database.sqlite')
  await (await openSqlite(file)).close()
  backUp(file, join(own, 'copy'))
  const broken = 'broken'.padEnd(5000, '.')
  writeFileSync(file, broken)
  const { previous = '' } = restore(join(own, 'copy'), file)
  expect(readFileSync(previous, 'utf8')).toBe(broken)
  expect(await idsIn(file)).toEqual([])
})

test('what is no database is not restored, and is named', () => {
  writeFileSync(inFolder('letter'), 'Dear reader')
  expect(() => restore(inFolder('letter'), inFolder('unharmed'))).toThrow(
    `${inFolder('letter')} is no intact copy of the database: file is not a database`,
  )
})

test('a copy that was made by hand brings along what is in its log alone', async () => {
  const running = await openSqlite(inFolder('by-hand'))
  await store(running, 'logged')
  for (const part of ['', '-wal']) copyFileSync(inFolder(`by-hand${part}`), inFolder(`taken${part}`))
  await running.close()
  restore(inFolder('taken'), inFolder('new/server'))
  expect(await idsIn(inFolder('new/server'))).toEqual(['logged'])
})

test('a copy that fails leaves no file in the way of the next', () => {
  writeFileSync(inFolder('damaged'), 'x'.repeat(5000))
  expect(() => backUp(inFolder('damaged'), inFolder('none'))).toThrow('not a database')
  expect(readdirSync(folder)).not.toContain('none')
})

test.runIf(process.getuid?.() === 0)('what root restores belongs to the user of the server', async () => {
  const owned = inFolder('owned')
  mkdirSync(owned)
  chownSync(owned, 1234, 1234)
  await (await openSqlite(inFolder('of-root'))).close()
  restore(inFolder('of-root'), join(owned, 'database.sqlite'))
  expect(statSync(join(owned, 'database.sqlite')).uid).toBe(1234)
})

test.each([
  ['is missing', () => {}, 'There is no file'],
  ['is a folder', (file: string) => void mkdirSync(file), 'is not a file'],
  ['is a pipe', (file: string) => void spawnSync('mkfifo', [file]), 'is not a file'],
  ['is something else', (file: string) => writeFileSync(file, 'x'.repeat(5000)), 'not a database'],
  ['has no enquiries', async (file: string) => (await openSqlite(file)).close(), undefined],
])('a copy that %s', async (name, write, message) => {
  const file = inFolder(name.replaceAll(' ', '-'))
  await write(file)
  if (message) expect(() => restore(file, database)).toThrow(message)
  else expect(restore(file, database).enquiries).toBe(0)
})

test.each<[string, string, string]>([
  ['of something else', 'CREATE TABLE enquiries (id TEXT)', 'no migration of this site'],
  [
    'of a newer version',
    "INSERT INTO d1_migrations (name) VALUES ('9999_later.sql')",
    '9999_later.sql is no migration of this version',
  ],
  ['without a column', 'ALTER TABLE runs DROP COLUMN at', 'no column runs.at'],
  ['without a table', 'DROP TABLE subscribers', 'no column subscribers.id'],
  [
    'with a trigger',
    'CREATE TRIGGER gone AFTER INSERT ON enquiries BEGIN DELETE FROM enquiries; END',
    'trigger gone was made by no migration',
  ],
  ['with a view', 'CREATE VIEW names AS SELECT name FROM enquiries', 'view names was made by no migration'],
])('a database %s is refused, and nothing is changed', async (name, sql, reason) => {
  const own = inFolder(name.replaceAll(' ', '-'))
  mkdirSync(own)
  const [file, other] = [join(own, 'database.sqlite'), join(own, 'other')]
  for (const each of name === 'of something else' ? [file] : [file, other])
    await (await openSqlite(each)).close()
  using foreign = new DatabaseSync(other)
  foreign.exec(sql)
  const before = [readdirSync(own), readFileSync(file)]
  expect(() => restore(other, file)).toThrow(reason)
  expect(() => restore(other, file)).toThrow(`${other} is no intact copy of the database: `)
  expect(() => restore(other, file)).toThrow('Nothing was changed')
  expect([readdirSync(own), readFileSync(file)]).toEqual(before)
})

test('a copy of an older version is restored, and gets what is new', async () => {
  const older = inFolder('older')
  await (await openSqlite(older)).close()
  using sqlite = new DatabaseSync(older)
  sqlite.exec("ALTER TABLE enquiries DROP COLUMN mailbox; DELETE FROM d1_migrations WHERE name LIKE '0012%'")
  const file = inFolder('newer/database.sqlite')
  expect(restore(older, file).enquiries).toBe(0)
  const open = await openSqlite(file)
  expect(await open.prepare('SELECT mailbox FROM enquiries').all()).toEqual({ results: [] })
  await open.close()
})

test('what killed copies have left is removed by the next, of those that nobody writes any more', async () => {
  const own = inFolder('leftovers')
  mkdirSync(own)
  const { pid: ended } = spawnSync('true')
  const running = spawn('sleep', ['60'])
  onTestFinished(() => void running.kill())
  const kept = [`lintel-${running.pid}.partial`, 'lintel-x.partial', `my-lintel-${ended}.partial`]
  for (const name of [...kept, `lintel-${ended}.partial`, `lintel-${ended}.partial-journal`])
    writeFileSync(join(own, name), '')
  backUp(database, join(own, 'copy'))
  expect(readdirSync(own).sort()).toEqual(['copy', ...kept].sort())
  writeFileSync(join(own, `lintel-${ended}.partial`), '')
  await (await openSqlite(join(own, 'copy'))).close()
  expect(readdirSync(own).sort()).toEqual(['copy', 'copy.lock', ...kept].sort())
})

/** A program that ends as if killed, right before it names, links or removes a file for the nth time. */
const killedAt = (nth: number, call: string) => `
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  import { backUp, restore } from '@lintel/edge/node/backup.ts'
  let left = ${nth}
  for (const name of ['renameSync', 'linkSync', 'rmSync', 'chmodSync']) {
    const real = fs[name]
    fs[name] = (...values) => {
      left -= 1
      if (left === 0) process.kill(process.pid, 'SIGKILL')
      return real(...values)
    }
  }
  syncBuiltinESMExports()
  ${call}`

test('a restore never writes a journal, which would keep what only reads from the database after a kill', async () => {
  const own = inFolder('journal')
  mkdirSync(own)
  const file = join(own, 'database.sqlite')
  const running = await openSqlite(file)
  await store(running, 'first')
  await running.close()
  backUp(file, join(own, 'copy'))
  const written = new Set<string | null>()
  const watcher = watch(own, (_, name) => void written.add(name))
  restore(join(own, 'copy'), file)
  await expect.poll(() => [...written]).toContain('database.sqlite.before-restore')
  watcher.close()
  expect([...written]).not.toContain('database.sqlite-journal')
})

test('what is killed, at any step, leaves a whole database, and nothing that piles up', async () => {
  const own = inFolder('killed')
  mkdirSync(own)
  const file = join(own, 'database.sqlite')
  const [few, many, late] = [join(own, 'few'), join(own, 'many'), join(own, 'late')]
  const running = await openSqlite(file)
  backUp(file, few)
  await store(running, 'first')
  await running.close()
  backUp(file, many)

  const isKilled = (nth: number, call: string) => {
    const args = ['--input-type=module', '--eval', killedAt(nth, call)]
    const { signal, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect(stderr).not.toContain('Error')
    return signal === 'SIGKILL'
  }
  const countIn = (path: string) => {
    using database = new DatabaseSync(path, { readOnly: true })
    return database.prepare('SELECT count(*) AS count FROM enquiries').get()?.count
  }
  const quote = JSON.stringify
  let kills = 0
  for (let nth = 1; isKilled(nth, `backUp(${quote(file)}, ${quote(late)})`); nth += 1) {
    kills += 1
    if (existsSync(late)) expect(countIn(late)).toBe(1)
    rmSync(late, { force: true })
  }
  for (let nth = 1; isKilled(nth, `restore(${quote(few)}, ${quote(file)})`); nth += 1) {
    kills += 1
    expect([0, 1]).toContain(countIn(file))
    restore(many, file)
    for (const name of readdirSync(own)) if (name.includes('.before-')) rmSync(join(own, name))
  }
  expect(kills).toBeGreaterThan(3)
  expect(readdirSync(own).sort()).toEqual([
    'database.sqlite',
    'database.sqlite.before-restore',
    'database.sqlite.lock',
    'few',
    'late',
    'many',
  ])
})

test('what was erased since a copy was made stays erased, byte for byte', async () => {
  const file = inFolder('erasing.sqlite')
  const open = await openSqlite(file)
  for (const id of ['kept', 'erased']) await store(open, id)
  await open.prepare("UPDATE enquiries SET message = 'words of ' || id").run()
  backUp(file, inFolder('copies/before-erasure'))
  await open.prepare("UPDATE enquiries SET message = NULL, erased_at = 7 WHERE id = 'erased'").run()
  await store(open, 'later')
  await open.close()
  expect(restore(inFolder('copies/before-erasure'), file)).toMatchObject({
    enquiries: 2,
    erased: 1,
    leftBehind: 1,
  })
  expect(readFileSync(file).includes('words of erased')).toBe(false)
  using restored = new DatabaseSync(file)
  expect(restored.prepare('SELECT id, message, erased_at FROM enquiries ORDER BY id').all()).toEqual([
    { id: 'erased', message: null, erased_at: 7 },
    { id: 'kept', message: 'words of kept', erased_at: null },
  ])
})
