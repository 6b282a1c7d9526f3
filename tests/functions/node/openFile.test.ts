import { copyFileSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { backUp } from '@lintel/edge/node/backup.ts'
import { damageOf, openFile, truncateLog } from '@lintel/edge/node/openFile.ts'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'open-file-'))
afterAll(() => rmSync(folder, { recursive: true }))

const id = 4711

/** A database as the server keeps it. */
function makeDatabase(name: string): string {
  const file = join(folder, name)
  using sqlite = openFile(file, 0)
  sqlite.exec('PRAGMA journal_mode = WAL; CREATE TABLE enquiries (id TEXT)')
  for (let count = 0; count < 500; count += 1)
    sqlite.prepare('INSERT INTO enquiries VALUES (?)').run(`enquiry ${count}`.repeat(20))
  expect(truncateLog(sqlite, id)).toBe(true)
  return file
}

test.each<[string, (file: string) => void, RegExp | undefined]>([
  ['as it was left', () => {}, undefined],
  ['cut off', (file) => truncateSync(file, 8_192), /malformed|page|size/i],
  ['emptied', (file) => truncateSync(file, 0), /another database/],
  ['of other bytes', (file) => writeFileSync(file, 'x'.repeat(8_192)), /not a database/],
  [
    'under a backup that was copied over it',
    (file) => {
      backUp(file, `${file}-copy`)
      copyFileSync(`${file}-copy`, file)
    },
    /another database/,
  ],
])('a file %s', (name, change, damage) => {
  const file = makeDatabase(name)
  change(file)
  const found = damageOf(file, id)
  if (damage) expect(found).toMatch(damage)
  else expect(found).toBeUndefined()
})

test('a file that cannot be opened now is not called damaged', () => {
  expect(() => damageOf(join(folder, 'none'))).toThrow(/unable to open/)
})

test('the log stays while another process writes, and is emptied later', () => {
  const file = makeDatabase('busy')
  using own = openFile(file, 0)
  using other = new DatabaseSync(file)
  other.exec("BEGIN IMMEDIATE; INSERT INTO enquiries VALUES ('late')")
  expect(truncateLog(own, 4712)).toBe(false)
  other.exec('COMMIT')
  expect(truncateLog(own, 4712)).toBe(true)
  expect(damageOf(file, 4712)).toBeUndefined()
})
