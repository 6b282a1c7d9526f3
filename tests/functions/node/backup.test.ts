import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { backUp, restore } from '#scripts/owner/serve/backup.ts'
import { openSqlite } from '#scripts/owner/serve/sqlite.ts'

const folder = mkdtempSync(join(tmpdir(), 'backup-'))
afterAll(() => rmSync(folder, { recursive: true }))
const inFolder = (name: string) => join(folder, name)

const database = inFolder('database.sqlite')
const store = (open: ReturnType<typeof openSqlite>, id: string) =>
  open
    .prepare('INSERT INTO enquiries (id, reference, token, received_at) VALUES (?1, ?1, ?1, 1)')
    .bind(id)
    .run()

test('a copy is made beside a running server, and put back once it has stopped', async () => {
  const running = openSqlite(database)
  await store(running, 'first')
  expect(await backUp(database, inFolder('copies/copy'))).toBe(1)
  expect(readdirSync(inFolder('copies'))).toEqual(['copy'])
  expect(statSync(inFolder('copies/copy')).mode & 0o777).toBe(0o600)
  await store(running, 'second')

  await expect(backUp(database, inFolder('copies/copy'))).rejects.toThrow('exists already')
  expect(() => restore(inFolder('copies/copy'), database)).toThrow('Stop the server first')
  expect(await running.prepare('SELECT id FROM enquiries').all()).toMatchObject({ results: { length: 2 } })

  running.close()
  expect(restore(inFolder('copies/copy'), database)).toBe(1)
  const restored = openSqlite(database)
  expect(await restored.prepare('SELECT id FROM enquiries').all()).toEqual({ results: [{ id: 'first' }] })
  restored.close()
  expect(restore(`${database}.before-restore`, database)).toBe(2)
})

test.runIf(process.getuid?.() === 0)('what root restores belongs to the user of the server', () => {
  const owned = inFolder('owned')
  mkdirSync(owned)
  chownSync(owned, 1234, 1234)
  openSqlite(inFolder('of-root')).close()
  restore(inFolder('of-root'), join(owned, 'database.sqlite'))
  expect(statSync(join(owned, 'database.sqlite')).uid).toBe(1234)
})

test.each([
  ['is missing', () => {}, 'There is no file'],
  ['is something else', (file: string) => writeFileSync(file, 'x'.repeat(5000)), 'not a database'],
  ['has no enquiries', (file: string) => openSqlite(file).close(), undefined],
])('a copy that %s', (name, write, message) => {
  const file = inFolder(name.replaceAll(' ', '-'))
  write(file)
  if (message) expect(() => restore(file, database)).toThrow(message)
  else expect(restore(file, database)).toBe(0)
})
