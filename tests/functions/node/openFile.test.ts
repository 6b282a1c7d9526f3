import { closeSync, copyFileSync, mkdtempSync, openSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { backUp } from '@lintel/edge/node/backup.ts'
import { applicationIdIn, damageOf, openFile, truncateLog } from '@lintel/edge/node/openFile.ts'
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

/** As the server reads it, while it has no database open. */
function idOf(file: string): number {
  const descriptor = openSync(file, 'r')
  try {
    return applicationIdIn(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

test.each<[string, (file: string) => void, RegExp | undefined, boolean]>([
  ['as it was left', () => {}, undefined, true],
  ['cut off', (file) => truncateSync(file, 8_192), /malformed|page|size/i, true],
  ['emptied', (file) => truncateSync(file, 0), undefined, false],
  ['of other bytes', (file) => writeFileSync(file, 'x'.repeat(8_192)), /not a database/, false],
  [
    'under a backup that was copied over it',
    (file) => {
      backUp(file, `${file}-copy`)
      copyFileSync(`${file}-copy`, file)
    },
    undefined,
    false,
  ],
])('a file %s', (name, change, damage, hasId) => {
  const file = makeDatabase(name)
  change(file)
  const reported = damageOf(file)
  if (damage) expect(reported).toMatch(damage)
  else expect(reported).toBeUndefined()
  expect(idOf(file) === id).toBe(hasId)
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
  expect(damageOf(file)).toBeUndefined()
})
