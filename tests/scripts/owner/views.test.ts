import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { type Database, type Row, withValues } from '@lintel/cli/database/openDatabase.ts'
import { report } from '@lintel/cli/views/report.ts'
import { beforeEach, describe, expect, test } from 'vitest'

const now = Date.parse('2026-03-31T23:59:59Z')
let sqlite: DatabaseSync
const bound: Database = async (sql, ...values) => sqlite.prepare(sql).all(...values) as Row[]
const inlined: Database = async (sql, ...values) => sqlite.prepare(withValues(sql, values)).all() as Row[]

beforeEach(() => {
  sqlite = new DatabaseSync(':memory:')
  sqlite.exec(readFileSync('packages/edge/migrations/0002_page_views.sql', 'utf8'))
  const add = sqlite.prepare('INSERT INTO page_views (day, path, views) VALUES (?, ?, ?)')
  add.run('2026-03-01', '/old', 7)
  add.run('2026-03-02', '/', 3)
  add.run('2026-03-31', '/', 2)
  add.run('2026-03-31', '/about', 9)
})

describe.each([
  ['bound values (local)', bound],
  ['inlined values (remote)', inlined],
])('with %s', (_, database) => {
  test('30 days are today and the 29 before it, by day and by path, most viewed first', async () => {
    expect(await report(database, { days: 30, json: false }, now)).toBe(
      `day         views
2026-03-02  3
2026-03-31  11

path    views
/about  9
/       5
`,
    )
  })

  test('one day is today', async () => {
    expect(JSON.parse(await report(database, { days: 1, json: true }, now))).toEqual([
      { day: '2026-03-31', path: '/', views: 2 },
      { day: '2026-03-31', path: '/about', views: 9 },
    ])
  })

  test('no views are said in words, or as an empty list', async () => {
    const later = now + 86_400_000
    expect(await report(database, { days: 1, json: false }, later)).toBe('No views since 2026-04-01.\n')
    expect(await report(database, { days: 1, json: true }, later)).toBe('[]\n')
  })
})

test.each([0, -1, 1.5, Number.NaN, 3651])('%j days are refused', async (days) => {
  await expect(report(bound, { days, json: false }, now)).rejects.toThrow('--days takes a whole number')
})
