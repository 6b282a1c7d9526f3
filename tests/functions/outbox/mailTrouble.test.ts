import { createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { interceptOutbound, type Outbound } from '../outbound.ts'
import { byMail, byWebhook, mailPort, startSite } from '../site.ts'
import { type MailServer, type MailServerOptions, startMailServer } from './mailServer.ts'
import { messageIds, outboxOf } from './outboxOf.ts'

const site = await startSite({ ...byMail, ...byWebhook })
const { send, mailRows, attempted, runNow } = outboxOf(site)
let mail: MailServer
let webhook: Outbound

beforeEach(async () => {
  webhook = interceptOutbound()
  await site.rows('DELETE FROM outbox')
})
afterEach(async () => {
  webhook.restore()
  await mail?.close()
})

const isPending = async () => (await mailRows()).some(({ state }) => state === 'pending')

test('mail that fails does not repeat the webhook', async () => {
  await send()
  await attempted()
  mail = await startMailServer(mailPort)
  await runNow()
  await runNow()
  expect(messageIds(mail)).toHaveLength(1)
  expect(webhook.requests).toHaveLength(1)
})

test('a server that never says a word is not waited for, and the mail comes later', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => void sockets.push(socket))
  await new Promise<void>((resolve) => silent.listen(mailPort, 'localhost', resolve))
  await send()
  await attempted()
  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => silent.close(resolve))
  mail = await startMailServer(mailPort)
  await runNow()
  expect(messageIds(mail)).toHaveLength(1)
  expect(await mailRows()).toMatchObject([{ state: 'sent' }])
})

test('what a server answers cannot control the terminal that shows the log', async () => {
  const refusal = Object.assign(new Error('No such user \u001b[31mred'), { responseCode: 550 })
  mail = await startMailServer(mailPort, { onRcptTo: (_, __, done) => done(refusal) })
  await send()
  await attempted()
  expect(site.logs()).toContain('No such user')
  expect(site.logs()).not.toContain('\u001b[31mred')
})

/** What a mail server may do with one connection. */
const behaviors = ['accept', 'greylist', 'refuse', 'hang up', 'full'] as const

function behaving(list: readonly string[]): MailServerOptions {
  let connections = 0
  const behaviorOf = new WeakMap<object, string>()
  const refuse = (text: string, responseCode: number) => Object.assign(new Error(text), { responseCode })
  return {
    onConnect: (session, done) => {
      behaviorOf.set(session, list[connections++] ?? 'accept')
      done(behaviorOf.get(session) === 'hang up' ? refuse('Come back later', 421) : null)
    },
    onMailFrom: (_, session, done) =>
      done(behaviorOf.get(session) === 'refuse' ? refuse('Not from there', 550) : null),
    onRcptTo: (_, session, done) =>
      done(behaviorOf.get(session) === 'greylist' ? refuse('Greylisted', 450) : null),
    onData: async (stream, session, done) => {
      const raw = await text(stream)
      if (behaviorOf.get(session) === 'full') return done(refuse('Mailbox full', 452))
      if (raw.includes('Poison')) return done(refuse('Content refused', 554))
      mail.received.push({ from: '', to: [], raw })
      done()
    },
  }
}

test('whatever the server does, each enquiry arrives once or stands as a dead letter', async () => {
  const enquiries = 4
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...behaviors), { maxLength: 12 }), async (list) => {
      await site.rows('DELETE FROM outbox')
      mail = await startMailServer(mailPort, behaving(list))
      await Promise.all(
        Array.from({ length: enquiries }, (_, index) => send({ name: index === 0 ? 'Poison Ivy' : 'Ada' })),
      )
      await attempted()
      // As after a long night: few attempts are left.
      await site.rows('UPDATE outbox SET attempts = 21')
      for (let run = 0; run < 5 && (await isPending()); run += 1) await runNow()
      const rows = await site.rows<{ id: string; state: string }>(
        "SELECT enquiries.id, state FROM outbox JOIN enquiries ON enquiries.id = subject_id AND channel = 'mail'",
      )
      const received = messageIds(mail).sort()
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
