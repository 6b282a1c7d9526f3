import type { Row } from '@lintel/cli/database/openDatabase.ts'
import { exportConfirmed } from '@lintel/cli/subscribers/commands.ts'
import { everyMinute } from '@lintel/edge/environment.ts'
import { jsonRequest, pressButton } from '@lintel/lab/edge/requests.ts'
import { afterAll, expect, test } from 'vitest'
import { startMailServer } from './outbox/mailServer.ts'
import { parseMail } from './outbox/parseMail.ts'
import { byMail, byWebhook, linkedOrigin as linked, mailPort, startSite } from './site.ts'

const mail = await startMailServer(mailPort)
afterAll(() => mail.close())
const site = await startSite({ ...byMail, ...byWebhook })

async function subscribe(email: string) {
  const response = await site.fetch('/api/newsletter', jsonRequest({ email }))
  return { status: response.status, text: await response.text() }
}

async function mailTo(email: string) {
  const find = () => mail.received.filter(({ to }) => to[0] === email).at(-1)
  await expect.poll(find, { timeout: 20_000 }).toBeTruthy()
  const { headers, text } = parseMail(find())
  const path = (name: string) =>
    new RegExp(`${RegExp.escape(linked)}(/newsletter/${name}/[\\w-]+/[\\w.-]+)`).exec(text)?.[1] ?? ''
  return { headers, confirm: path('confirm'), unsubscribe: path('unsubscribe') }
}

const stateOf = async (email: string) =>
  (await site.rows('SELECT confirmed_at IS NOT NULL AS confirmed FROM subscribers WHERE email = ?', email))[0]

test('an address counts only after its owner pressed the button, once or twice', async () => {
  const first = await subscribe('reader@firm.example')
  const { confirm, headers } = await mailTo('reader@firm.example')
  expect(headers['list-unsubscribe']).toMatch(
    new RegExp(`^<${RegExp.escape(linked)}/newsletter/unsubscribe/[^>]+>$`),
  )
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const page = await site.fetch(confirm)
  expect(await page.text()).toContain(
    `<form method="post" action="${confirm}"><button type="submit">Confirm</button>`,
  )
  expect(await stateOf('reader@firm.example')).toEqual({ confirmed: 0 })
  expect((await site.fetch(confirm, pressButton)).status).toBe(200)
  expect(await stateOf('reader@firm.example')).toEqual({ confirmed: 1 })
  const [{ at } = {}] = await site.rows('SELECT confirmed_at AS at FROM subscribers')
  expect(await (await site.fetch(confirm, pressButton)).text()).toContain('Your subscription is confirmed.')
  expect((await site.rows('SELECT confirmed_at AS at FROM subscribers'))[0]).toEqual({ at })
  expect(await subscribe('reader@firm.example')).toEqual(first)
  expect(await subscribe('Reader@FIRM.example')).toEqual(first)
  expect(mail.received.filter(({ to }) => to[0] === 'reader@firm.example')).toHaveLength(1)
})

test('a second request within the hour sends no second mail, a later one does', async () => {
  const first = await subscribe('twice@firm.example')
  await mailTo('twice@firm.example')
  expect(await subscribe('twice@firm.example')).toEqual(first)
  const count = () => mail.received.filter(({ to }) => to[0] === 'twice@firm.example').length
  expect(count()).toBe(1)
  await site.rows(
    "UPDATE subscribers SET requested_at = requested_at - 3600000 WHERE email = 'twice@firm.example'",
  )
  await subscribe('twice@firm.example')
  await expect.poll(count, { timeout: 20_000 }).toBe(2)
})

test('one stored address is one receiver, however a parser would read it', async () => {
  const insert = 'INSERT INTO subscribers (id, email, requested_at) VALUES (?, ?, ?)'
  const queue = `INSERT INTO outbox (kind, channel, subject_id, due_at, created_at)
    VALUES ('subscription', 'visitor-mail', ?, 0, 0)`
  const emails = ['a:victim@firm.example', 'b:victim@firm.example;', 'x@firm.example,victim@firm.example']
  for (const [index, email] of emails.entries()) {
    await site.rows(insert, `odd-${index}`, email, Date.now())
    await site.rows(queue, `odd-${index}`)
  }
  await site.cron(everyMinute)
  const attempted = "SELECT 1 FROM outbox WHERE subject_id LIKE 'odd-%' AND attempts = 1"
  expect(await site.rows(attempted)).toHaveLength(emails.length)
  expect(mail.received.flatMap(({ to }) => to)).not.toContain('victim@firm.example')
  await site.rows("DELETE FROM outbox WHERE subject_id LIKE 'odd-%'")
})

test('an expired or a wrong token confirms nothing', async () => {
  await subscribe('late@firm.example')
  const { confirm } = await mailTo('late@firm.example')
  expect((await site.fetch(`${confirm}x`, pressButton)).status).toBe(410)
  await site.rows('UPDATE subscribers SET token_expires_at = 1')
  expect((await site.fetch(confirm, pressButton)).status).toBe(410)
  expect(await stateOf('late@firm.example')).toEqual({ confirmed: 0 })
})

test('one click of a mail program deletes the address, a page that is only opened does not', async () => {
  await subscribe('leaver@firm.example')
  const { unsubscribe } = await mailTo('leaver@firm.example')
  expect((await site.fetch(unsubscribe)).status).toBe(200)
  expect((await site.fetch(`${unsubscribe.slice(0, -3)}AAA`, { method: 'POST' })).status).toBe(404)
  expect(await stateOf('leaver@firm.example')).toEqual({ confirmed: 0 })
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const init = { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' }
  expect((await site.fetch(unsubscribe, init)).status).toBe(200)
  expect(await stateOf('leaver@firm.example')).toBeUndefined()
  expect((await site.fetch(unsubscribe, init)).status).toBe(200)
})

test('the owner exports who confirmed, with a link that ends the subscription', async () => {
  for (const email of ['kept@firm.example', 'waiting@firm.example']) await subscribe(email)
  await site.fetch((await mailTo('kept@firm.example')).confirm, pressButton)
  const database = (sql: string, ...values: unknown[]) => site.rows<Row>(sql, ...values)
  const exported = JSON.parse(await exportConfirmed(database, 'json', undefined))
  const emails = exported.map(({ email }: Row) => email)
  expect(emails).toContain('kept@firm.example')
  expect(emails).not.toContain('waiting@firm.example')
  const { unsubscribe } = exported[emails.indexOf('kept@firm.example')]
  expect((await site.fetch(new URL(unsubscribe).pathname, { method: 'POST' })).status).toBe(200)
  expect(await stateOf('kept@firm.example')).toBeUndefined()
})
