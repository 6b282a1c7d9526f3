import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Database, Row } from '@lintel/cli/database/openDatabase.ts'
import { exportConfirmed, list, remove } from '@lintel/cli/subscribers/commands.ts'
import { site } from '@site/data/site.ts'
import { beforeEach, expect, test } from 'vitest'

let sqlite: DatabaseSync
const database: Database = async (sql, ...values) => sqlite.prepare(sql).all(...values) as Row[]

beforeEach(() => {
  sqlite = new DatabaseSync(':memory:')
  sqlite.exec(readFileSync('packages/edge/migrations/0001_enquiries.sql', 'utf8'))
})

function subscribe() {
  const add = sqlite.prepare(
    'INSERT INTO subscribers (id, email, requested_at, confirmed_at) VALUES (?, ?, ?, ?)',
  )
  add.run('s-1', 'reader@firm.example', Date.UTC(2026, 10, 20, 9), Date.UTC(2026, 10, 20, 10))
  add.run('s-2', 'waiting@firm.example', Date.UTC(2026, 10, 20, 11), null)
  sqlite.exec(`INSERT INTO outbox (kind, channel, subject_id, due_at, created_at)
    VALUES ('subscription', 'visitor-mail', 's-2', 0, 0)`)
}

test('list shows who confirmed and who has not', async () => {
  expect(await list(database)).toBe('No subscribers.\n')
  subscribe()
  expect(await list(database)).toBe(
    'email                 requested         confirmed\n' +
      'reader@firm.example   2026-11-20 09:00  2026-11-20 10:00\n' +
      'waiting@firm.example  2026-11-20 11:00  not yet\n',
  )
})

test.each([
  ['the secret of the live site', 'secret', undefined],
  ['the key that the database keeps', undefined, 'key'],
])('export signs links with %s', async (_, secret, key) => {
  subscribe()
  if (key) sqlite.prepare("INSERT INTO keys VALUES ('signing', ?)").run(key)
  const signature = createHmac('sha256', secret ?? key ?? '')
    .update('unsubscribe:s-1')
    .digest('base64url')
  const unsubscribe = `${site.origin}/newsletter/unsubscribe/s-1/${signature}`
  expect(JSON.parse(await exportConfirmed(database, 'json', secret))).toEqual([
    { email: 'reader@firm.example', confirmed: '2026-11-20 10:00', unsubscribe },
  ])
  expect(await exportConfirmed(database, 'csv', secret)).toBe(
    `\ufeff"email","confirmed","unsubscribe"\r\n"reader@firm.example","2026-11-20 10:00","${unsubscribe}"\r\n`,
  )
})

test('export has its columns also where nobody has confirmed', async () => {
  expect(await exportConfirmed(database, 'csv', 'secret')).toBe('\ufeff"email","confirmed","unsubscribe"\r\n')
})

test('export without either says where the secret belongs', async () => {
  await expect(exportConfirmed(database, 'csv', undefined)).rejects.toThrow('SIGNING_SECRET=… npm run')
  await expect(exportConfirmed(database, 'xml', 'x')).rejects.toThrow('csv or json')
})

test('delete finds an address as the list shows it, also one that an earlier version stored', async () => {
  for (const email of ['ada@müller.example', 'ada@xn--mller-kva.example']) {
    sqlite.prepare('INSERT INTO subscribers (id, email, requested_at) VALUES (?, ?, 0)').run(email, email)
    expect(await remove(database, email)).toBe(`${email} is deleted.\n`)
  }
})

test('delete takes the address and what waits for it', async () => {
  subscribe()
  expect(await remove(database, 'Waiting@firm.example')).toBe('Waiting@firm.example is deleted.\n')
  expect(await database('SELECT * FROM outbox')).toEqual([])
  expect(await list(database)).not.toContain('waiting')
  await expect(remove(database, 'waiting@firm.example')).rejects.toThrow('is not a subscriber')
  await expect(remove(database, undefined)).rejects.toThrow('Which address?')
})
