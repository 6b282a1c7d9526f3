import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openLocal } from '@lintel/cli/database/openDatabase.ts'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'local-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('of two local databases the one that was written last is opened, also where that is in its log alone', async () => {
  const [running, older] = ['running', 'older'].map((name) => {
    const database = new DatabaseSync(join(folder, `${name}.sqlite`))
    database.exec(`PRAGMA journal_mode = WAL; CREATE TABLE enquiries (id); PRAGMA wal_checkpoint(TRUNCATE)`)
    return database
  })
  utimesSync(join(folder, 'running.sqlite'), 1000, 1000)
  utimesSync(join(folder, 'older.sqlite'), 2000, 2000)
  running?.exec("INSERT INTO enquiries VALUES ('latest')")
  expect(await openLocal('enquiries', folder)('SELECT id FROM enquiries')).toEqual([{ id: 'latest' }])
  for (const database of [running, older]) database?.close()
})
