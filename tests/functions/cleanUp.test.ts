import { everyDay, everyMinute } from '@lintel/edge/environment.ts'
import { createToken, jsonRequest } from '@lintel/lab/edge/requests.ts'
import { retentionDays } from '@lintel/rules/retention.ts'
import { day } from '@lintel/rules/time.ts'
import { expect, test } from 'vitest'
import { byWebhook, startSite } from './site.ts'

const site = await startSite(byWebhook)

test('a word of a day or an hour that never left is forgotten after 30 days, and no alarm any more', async () => {
  const created = Date.now() - 31 * day
  const insert =
    "INSERT INTO outbox (kind, channel, subject_id, state, due_at, created_at) VALUES (?, 'webhook', 'then', ?, ?, ?)"
  await site.rows(insert, 'digest', 'dead', created, created)
  await site.rows(insert, 'doubt', 'dead', created, created)
  expect((await site.fetch('/api/health')).status).toBe(503)
  await site.cron(everyDay)
  expect((await site.fetch('/api/health')).status).toBe(200)
})

async function enquiryOf(days: number) {
  const token = createToken()
  await site.fetch(
    '/api/contact-secure',
    jsonRequest({ csrfToken: token }, { 'CF-Connecting-IP': `2001:db8:${Math.ceil(days)}::1` }),
  )
  await site.rows('UPDATE enquiries SET received_at = ? WHERE token = ?', Date.now() - days * day, token)
  return token
}

test('the daily run deletes what is older than promised, and forgets clients after two days', async () => {
  const old = await enquiryOf(retentionDays + 0.1)
  const recent = await enquiryOf(retentionDays - 0.1)
  const fresh = await enquiryOf(1)
  await site.cron(everyDay)
  expect(
    await site.rows(
      `SELECT token, coalesce(client, network_56, network_48) IS NULL AS forgotten,
         client + network_56 + network_48 IS NOT NULL AS counted
       FROM enquiries ORDER BY received_at`,
    ),
  ).toEqual([
    { token: recent, forgotten: 1, counted: 0 },
    { token: fresh, forgotten: 0, counted: 1 },
  ])
  expect(await site.rows('SELECT 1 FROM outbox WHERE subject_id NOT IN (SELECT id FROM enquiries)')).toEqual(
    [],
  )
  expect(await site.rows('SELECT 1 FROM enquiries WHERE token = ?', old)).toEqual([])
})

test('a clock that is far ahead deletes nothing, until it has proven right for a day', async () => {
  const token = await enquiryOf(retentionDays + 1)
  const isThere = () => site.rows('SELECT 1 FROM enquiries WHERE token = ?', token)
  const shift = (name: string, days: number) =>
    site.rows('UPDATE runs SET at = at - ? WHERE name = ?', days * day, name)
  await site.cron(everyDay)
  expect(await isThere()).toEqual([])

  const expired = await enquiryOf(retentionDays + 1)
  const isKept = () => site.rows('SELECT 1 AS kept FROM enquiries WHERE token = ?', expired)
  // As if the clock had jumped by a month since the last run.
  await shift('clean-up', 30)
  await site.cron(everyDay)
  await site.cron(everyDay)
  expect(await isKept()).toEqual([{ kept: 1 }])
  expect(site.logs()).toContain('set the clock')
  // Set right within the day, it starts anew; still the same after a day, it is right.
  await shift('doubt', -3)
  await site.cron(everyDay)
  expect(await isKept()).toEqual([{ kept: 1 }])
  await shift('doubt', 1)
  await site.cron(everyDay)
  expect(await isKept()).toEqual([])
})

test('a clock that is far ahead at two starts, and right in between, deletes nothing', async () => {
  const expired = await enquiryOf(retentionDays + 1)
  const isKept = async () => (await site.rows('SELECT 1 FROM enquiries WHERE token = ?', expired)).length
  const record = (name: string, at: number) =>
    site.rows(
      'INSERT INTO runs (name, at) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET at = excluded.at',
      name,
      at,
    )
  // Behind the clock of this test is one that is right, and that of the first start was as wrong as this one.
  await record('doubt', Date.now() - day)
  await record('clean-up', Date.now())
  await site.cron(everyMinute)
  await record('clean-up', Date.now() - 400 * day)
  await site.cron(everyDay)
  expect(await isKept()).toBe(1)
  await record('doubt', 0)
  await record('clean-up', Date.now())
  await site.cron(everyDay)
  expect(await isKept()).toBe(0)
})

test('a clean-up that a clock far ahead has recorded counts as none, and one a little ahead as one', async () => {
  const record = (days: number) =>
    site.rows("UPDATE runs SET at = ? WHERE name = 'clean-up'", Date.now() + days * day)
  await site.rows("DELETE FROM runs WHERE name = 'doubt'")
  const isKept = async (token: string) =>
    (await site.rows('SELECT 1 FROM enquiries WHERE token = ?', token)).length
  const expired = await enquiryOf(retentionDays + 1)
  await record(365)
  await site.cron(everyDay)
  expect(await isKept(expired)).toBe(1)
  await record(1)
  await site.cron(everyDay)
  expect(await isKept(expired)).toBe(0)
})

/** Stores an enquiry and a newsletter request, under a clock so many days behind the last clean-up. */
async function storeBehind(days: number) {
  await site.rows("UPDATE runs SET at = ? WHERE name = 'clean-up'", Date.now() + days * day)
  const from = (headers = {}) => ({ 'CF-Connecting-IP': `2001:db8:9999:${days}::1`, ...headers })
  const [csrfToken, email] = [createToken(), `behind-${days}@firm.example`]
  const answers = [
    await site.fetch(
      '/api/contact-secure',
      jsonRequest({ csrfToken, message: `Our clock is ${days} days behind, and we need help.` }, from()),
    ),
    await site.fetch('/api/newsletter', jsonRequest({ email }, from())),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const [stored] = await site.rows<Record<string, number>>(
    `SELECT received_at, reply_by, requested_at FROM enquiries, subscribers WHERE token = ? AND subscribers.email = ?`,
    csrfToken,
    email,
  )
  const { received_at = 0, reply_by = 0, requested_at = 0 } = stored ?? {}
  return { received: received_at, promised: reply_by, requested: requested_at }
}

test('what is stored under a clock far behind the last clean-up is not older than that', async () => {
  await site.rows("DELETE FROM runs WHERE name = 'settled'")
  for (const days of [40, 800]) {
    const { received, promised, requested } = await storeBehind(days)
    for (const time of [received, promised, requested])
      expect(time).toBeGreaterThanOrEqual(Date.now() + days * day - 60_000)
  }
  expect(site.logs()).toContain('The clock is wrong')
  const { received, promised } = await storeBehind(1)
  expect(received).toBeLessThanOrEqual(Date.now())
  expect(promised).toBeLessThan(Date.now() + 21 * day)
})

test('a clean-up under a clock that had jumped far ahead makes no later time of what is stored', async () => {
  await site.rows("INSERT INTO runs (name, at) VALUES ('settled', ?)", Date.now() + 359 * day)
  const { received, promised, requested } = await storeBehind(360)
  for (const time of [received, requested]) expect(time).toBeLessThanOrEqual(Date.now())
  expect(promised).toBeLessThan(Date.now() + 21 * day)
  await site.rows("DELETE FROM runs WHERE name = 'settled'")
  await site.rows("UPDATE runs SET at = ? WHERE name = 'clean-up'", Date.now())
})

test('what a clock far ahead has stored is kept from the clean-up on that finds it, and not longer', async () => {
  const times = (name: string, time: number): [string, number][] => [
    [
      `INSERT INTO enquiries (id, reference, token, received_at) VALUES ('${name}', '${name}', '${name}', ?)`,
      time,
    ],
    [`INSERT INTO subscribers (id, email, requested_at) VALUES ('${name}', '${name}', ?)`, time],
    [`INSERT INTO subscription_attempts (id, attempted_at) VALUES ('${name}', ?)`, time],
    [
      `INSERT INTO outbox (kind, channel, subject_id, state, due_at, created_at, settled_at)
       VALUES ('digest', 'mail', '${name}', 'sent', 0, ?1, ?1)`,
      time,
    ],
  ]
  const stored = () =>
    site.rows<Record<string, number>>(
      `SELECT received_at, requested_at, attempted_at, outbox.created_at, settled_at
       FROM enquiries JOIN subscribers USING (id) JOIN subscription_attempts USING (id)
       JOIN outbox ON subject_id = enquiries.id WHERE enquiries.id IN ('ahead', 'nearly') ORDER BY received_at`,
    )
  const nearly = Date.now() + 6 * day
  for (const row of [...times('ahead', Date.now() + 400 * day), ...times('nearly', nearly)])
    await site.rows(...row)
  const before = Date.now()
  await site.cron(everyDay)
  const [ahead, kept] = await stored()
  for (const time of Object.values(ahead ?? {})) {
    expect(time).toBeGreaterThanOrEqual(before - 1_000)
    expect(time).toBeLessThanOrEqual(Date.now() + 1_000)
  }
  expect(new Set(Object.values(kept ?? {}))).toEqual(new Set([nearly]))
})
