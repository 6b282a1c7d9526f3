import { createServer, type Socket } from 'node:net'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { freePort } from '#scripts/port.ts'
import { jsonRequest } from '#scripts/quality/edge/requests.ts'
import { interceptOutbound, type Outbound } from '../outbound.ts'
import { type Site, startSite } from '../site.ts'
import { type MailServer, type MailServerOptions, startMailServer } from './mailServer.ts'
import { parseMail } from './parseMail.ts'

const everyMinute = '* * * * *'
let site: Site
let mail: MailServer
let port: number
let webhook: Outbound

beforeAll(async () => {
  port = await freePort()
  site = await startSite({
    NOTIFY_TO: 'owner@firm.example',
    NOTIFY_FROM: 'site@lintel.example',
    SMTP_URL: `smtp://localhost:${port}`,
    WEBHOOK_URL: 'https://hooks.example/',
    WEBHOOK_SECRET: 'x'.repeat(32),
  })
})
afterAll(() => site.close())
beforeEach(async () => {
  webhook = interceptOutbound()
  await site.rows('DELETE FROM outbox')
})
afterEach(async () => {
  webhook.restore()
  await mail?.close()
})

const count = async (condition: string) => {
  const [row] = await site.rows<{ n: number }>(
    `SELECT count(*) AS n FROM outbox WHERE channel = 'mail' AND ${condition}`,
  )
  return row?.n ?? 0
}
/** An attempt is over once it left the row sent, dead, or waiting with a reason. */
const attempted = () =>
  expect.poll(() => count("state = 'pending' AND last_error IS NULL"), { timeout: 50_000 }).toBe(0)
const nextRun = async () => {
  await site.rows("UPDATE outbox SET due_at = 0 WHERE state = 'pending'")
  await site.cron(everyMinute)
}
const send = async (body: object = {}) => {
  expect((await site.fetch('/api/contact-secure', jsonRequest(body))).status).toBe(200)
}
const idsOf = (server: MailServer) =>
  server.received.map((received) => parseMail(received).headers['message-id'] ?? '')

test('mail that fails does not repeat the webhook', async () => {
  await send()
  await attempted()
  mail = await startMailServer(port)
  await nextRun()
  await nextRun()
  expect(idsOf(mail)).toHaveLength(1)
  expect(webhook.requests).toHaveLength(1)
})

test('a server that never says a word is not waited for, and the mail comes later', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => void sockets.push(socket))
  await new Promise<void>((resolve) => silent.listen(port, 'localhost', resolve))
  await send()
  await attempted()
  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => silent.close(resolve))
  mail = await startMailServer(port)
  await nextRun()
  expect(idsOf(mail)).toHaveLength(1)
  expect(await count("state = 'sent'")).toBe(1)
})

/** What a mail server may do with one connection. */
const moods = ['accept', 'greylist', 'refuse', 'hang up', 'full'] as const

function moody(list: readonly string[]): MailServerOptions {
  let connections = 0
  const mood = new WeakMap<object, string>()
  const refuse = (text: string, responseCode: number) => Object.assign(new Error(text), { responseCode })
  return {
    onConnect: (session, done) => {
      mood.set(session, list[connections++] ?? 'accept')
      done(mood.get(session) === 'hang up' ? refuse('Come back later', 421) : null)
    },
    onMailFrom: (_, session, done) =>
      done(mood.get(session) === 'refuse' ? refuse('Not from there', 550) : null),
    onRcptTo: (_, session, done) => done(mood.get(session) === 'greylist' ? refuse('Greylisted', 450) : null),
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk)
      const raw = Buffer.concat(chunks).toString()
      if (mood.get(session) === 'full') return done(refuse('Mailbox full', 452))
      if (raw.includes('Poison')) return done(refuse('Content refused', 554))
      mail.received.push({ from: '', to: [], raw })
      done()
    },
  }
}

test('whatever the server does, each enquiry arrives once or stands as a dead letter', async () => {
  const enquiries = 4
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...moods), { maxLength: 12 }), async (list) => {
      await site.rows('DELETE FROM outbox')
      mail = await startMailServer(port, moody(list))
      await Promise.all(
        Array.from({ length: enquiries }, (_, index) => send({ name: index === 0 ? 'Poison Ivy' : 'Ada' })),
      )
      await attempted()
      // As after a long night: few attempts are left.
      await site.rows('UPDATE outbox SET attempts = 21')
      for (let run = 0; run < 5 && (await count("state = 'pending'")) > 0; run += 1) await nextRun()
      const rows = await site.rows<{ id: string; state: string }>(
        "SELECT enquiries.id, state FROM outbox JOIN enquiries ON enquiries.id = subject_id AND channel = 'mail'",
      )
      const received = idsOf(mail).sort()
      await mail.close()
      const sent = rows.filter(({ state }) => state === 'sent').map(({ id }) => `<${id}@lintel.example>`)
      expect(received).toEqual(sent.sort())
      expect(rows).toHaveLength(enquiries)
      expect(rows.filter(({ state }) => state === 'pending')).toEqual([])
      expect(rows.filter(({ state }) => state === 'dead').length).toBeGreaterThanOrEqual(1)
    }),
    { numRuns: 4 },
  )
}, 180_000)
