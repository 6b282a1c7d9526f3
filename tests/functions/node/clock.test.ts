import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanUp } from '@lintel/edge/database/cleanUp.ts'
import { currentTime, earliestTime } from '@lintel/edge/database/clock.ts'
import { openSqlite } from '@lintel/edge/node/sqlite.ts'
import { day } from '@lintel/rules/time.ts'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'clock-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a clock of before the program was written gives no time, in a new database either, and goes on', async () => {
  const database = await openSqlite(join(folder, 'new.sqlite'))
  await database.prepare('UPDATE runs SET at = 0').run()
  const first = await currentTime(database, 0)
  expect(first).toBeGreaterThanOrEqual(earliestTime)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await currentTime(database, 20)).toBeGreaterThan(first)
  const now = Date.now()
  expect(await currentTime(database, now)).toBe(now)
  await database.close()
})

test('such a clock is never taken for right, however long it stays', async () => {
  const database = await openSqlite(join(folder, 'doubt.sqlite'))
  const insert =
    "INSERT INTO enquiries (id, reference, token, received_at) VALUES ('old', 'old', 'old', -9e13)"
  await database.prepare(insert).run()
  for (const days of [0, 1, 2]) await cleanUp(database, days * day)
  expect(await database.prepare('SELECT id FROM enquiries').first()).toEqual({ id: 'old' })
  const run = await database.prepare("SELECT at FROM runs WHERE name = 'clean-up'").first<{ at: number }>()
  expect(run?.at).toBeGreaterThan(earliestTime)
  await database.close()
})

test('a clock far behind what clean-ups have proven is believed after a month, not after a day', async () => {
  const database = await openSqlite(join(folder, 'behind.sqlite'))
  const proven = earliestTime + 400 * day
  const record = 'INSERT OR REPLACE INTO runs (name, at) VALUES (?, ?)'
  await database.batch([
    database.prepare(record).bind('settled', proven - 40 * day),
    database.prepare(record).bind('clean-up', proven),
  ])
  const behind = proven - 100 * day
  for (const days of [0, 1, 29]) {
    await cleanUp(database, behind + days * day)
    expect(await currentTime(database, behind + days * day)).toBeGreaterThanOrEqual(proven)
  }
  await cleanUp(database, behind + 30 * day)
  expect(await currentTime(database, behind + 30 * day)).toBe(behind + 30 * day)
  await database.close()
})

test('the clock under which a database was made is not proven by that', async () => {
  const database = await openSqlite(join(folder, 'made-ahead.sqlite'))
  await database
    .prepare('UPDATE runs SET at = at + ?')
    .bind(100 * day)
    .run()
  const now = Date.now()
  expect(await currentTime(database, now)).toBe(now)
  await database.close()
})
