import { createServer } from 'node:net'
import { everyMinute } from '@lintel/edge/environment.ts'
import { jsonRequest } from '@lintel/lab/edge/requests.ts'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { byMail, mailPort, startSite } from '../site.ts'
import { type MailServer, type MailServerOptions, startMailServer } from './mailServer.ts'
import { outboxOf } from './outboxOf.ts'
import { parseMail } from './parseMail.ts'

const site = await startSite(byMail)
const { send, mailRows, attempted, runNow } = outboxOf(site)
let mail: MailServer

beforeEach(() => site.rows('DELETE FROM outbox'))
afterEach(() => mail?.close())

const start = async (options: MailServerOptions = {}) => {
  mail = await startMailServer(mailPort, options)
}
const minutesToWait = async () => Math.ceil((((await mailRows())[0]?.due_at ?? 0) - Date.now()) / 60_000)

describe('mail to the owner', () => {
  test('is sent at once, over STARTTLS, with the id of the enquiry as its own', async () => {
    await start()
    await send({ name: 'Zoë "Z" Ōkubo', email: 'zoe@firm.example' })
    await attempted()
    const [enquiry] = await site.rows('SELECT id, reference FROM enquiries ORDER BY rowid DESC LIMIT 1')
    expect(mail.received).toHaveLength(1)
    const { from, to, headers, text } = parseMail(mail.received[0])
    expect([from, to]).toEqual(['site@lintel.example', ['owner@firm.example']])
    expect(headers['message-id']).toBe(`<${enquiry?.id}@lintel.example>`)
    expect(headers['reply-to']).toContain('<zoe@firm.example>')
    expect(text).toContain(`Reference: ${enquiry?.reference}`)
  })

  test.each([
    '=?utf-8?B?QmFuaw==?=',
    'Ada =?utf-8?q?Bank?=',
    '=?utf-8?Q?a_b?= =?utf-8?Q?c?=',
    `=?utf-8?B?${'QmFu'.repeat(15)}?= Zoë`,
    '=?iso-8859-1?Q?=E9 a?=',
  ])('shows a name that looks encoded as it was typed: %s', async (name) => {
    await start()
    await send({ name, email: 'ada@firm.example' })
    await attempted()
    const [enquiry] = await site.rows('SELECT name, reference FROM enquiries ORDER BY rowid DESC LIMIT 1')
    expect(enquiry?.name).toBe(name)
    const { headers } = parseMail(mail.received[0])
    expect(headers.subject).toBe(`Enquiry ${enquiry?.reference} from ${name}`)
    expect(headers['reply-to']).toBe('ada@firm.example')
    expect(mail.received[0]?.raw.split('\r\n').every((line) => line.length < 78)).toBe(true)
  })

  test('waits for a server that is down, and is delivered once', async () => {
    await send()
    await attempted()
    expect(await mailRows()).toMatchObject([{ state: 'pending', attempts: 1 }])
    expect(await minutesToWait()).toBe(1)
    await start()
    await site.cron(everyMinute)
    expect(mail.received).toHaveLength(0)
    await site.rows('UPDATE outbox SET due_at = 0')
    await Promise.all([site.cron(everyMinute), site.cron(everyMinute), site.cron(everyMinute)])
    await attempted()
    expect(mail.received).toHaveLength(1)
  })

  test('comes again after greylisting', async () => {
    let refusals = 0
    await start({
      onRcptTo: (_, __, done) => {
        refusals += 1
        if (refusals > 1) done()
        else done(Object.assign(new Error('Greylisted, try again later'), { responseCode: 450 }))
      },
    })
    await send()
    await attempted()
    expect((await mailRows())[0]?.last_error).toContain('450 Greylisted, try again later')
    await runNow()
    expect(await mailRows()).toMatchObject([{ state: 'sent', attempts: 2 }])
    expect(mail.received).toHaveLength(1)
  })

  test('survives a server that closes early', async () => {
    const rude = createServer((socket) => void socket.end())
    await new Promise<void>((resolve) => rude.listen(mailPort, 'localhost', resolve))
    await send()
    await attempted()
    await new Promise((resolve) => rude.close(resolve))
    await start()
    await runNow()
    await attempted()
    expect(mail.received).toHaveLength(1)
  })

  test.each([
    ['an untrusted certificate', { certificate: 'untrusted' as const }],
    ['no encryption', { disabledCommands: ['STARTTLS' as const] }],
  ])('never goes to a server with %s, and its words stay unsent', async (_, options) => {
    await start(options)
    await send()
    await attempted()
    expect(mail.received).toHaveLength(0)
    expect(await mailRows()).toMatchObject([{ state: 'pending' }])
  })

  test('waits twice as long each time, then a day each for 14 days, and ends as a dead letter that can be seen', async () => {
    await start({ onMailFrom: (_, __, done) => done(Object.assign(new Error('No'), { responseCode: 550 })) })
    await send()
    await attempted()
    for (const [attempts, minutes] of [
      [1, 2],
      [2, 4],
      [10, 1024],
      [11, 1440],
      [24, 1440],
    ]) {
      await site.rows('UPDATE outbox SET due_at = 0, attempts = ?', attempts)
      await site.cron(everyMinute)
      expect(await minutesToWait()).toBe(minutes)
    }
    await site.rows('UPDATE outbox SET due_at = 0, attempts = 25')
    await site.cron(everyMinute)
    expect(await mailRows()).toMatchObject([
      { state: 'dead', attempts: 26, last_error: expect.stringContaining('550') },
    ])
    await site.rows('UPDATE outbox SET due_at = 0')
    await site.cron(everyMinute)
    expect(await mailRows()).toMatchObject([{ state: 'dead', attempts: 26 }])
  })
})

describe('over TLS from the start (smtps)', () => {
  const setUp = async () => {
    return outboxOf(await startSite({ ...byMail, SMTP_URL: byMail.SMTP_URL.replace('smtp:', 'smtps:') }))
  }

  test('mail is sent, after signing in', async () => {
    const users: unknown[] = []
    await start({
      secure: true,
      onAuth: ({ username, password }, _, done) => {
        users.push([username, password])
        done(null, { user: 'u' })
      },
    })
    const { send, attempted, mailRows } = await setUp()
    await send()
    await attempted()
    expect(await mailRows()).toMatchObject([{ state: 'sent', last_error: null }])
    expect(users).toEqual([['user', 'p@ss:word']])
    expect(mail.received).toMatchObject([{ from: 'site@lintel.example', to: ['owner@firm.example'] }])
  })

  test.each<[string, MailServerOptions]>([
    ['with an untrusted certificate', { secure: true, certificate: 'untrusted' }],
    ['that speaks no TLS', {}],
  ])('a server %s gets no words, and the mail waits', async (_, options) => {
    await start(options)
    const { send, attempted, mailRows } = await setUp()
    await send()
    await attempted()
    expect(await mailRows()).toMatchObject([{ state: 'pending', last_error: expect.any(String) }])
    expect(mail.received).toHaveLength(0)
  })
})

test('no name and no address adds a header, a receiver or a second mail', async () => {
  await start()
  const part = fc.string({
    unit: fc.constantFrom('\r', '\n', '\r\nBcc: evil@e.example', ':', '<', '>', ',', '"', 'é', 'a', ' ', '.'),
  })
  await fc.assert(
    fc.asyncProperty(part, part, async (name, local) => {
      mail.received.length = 0
      await site.rows('DELETE FROM outbox')
      const body = { name: `Ada ${name}`, email: `ada${local}@firm.example` }
      const response = await site.fetch('/api/contact-secure', jsonRequest(body))
      if (response.status === 422) return
      await attempted()
      expect(mail.received).toHaveLength(1)
      const { to, headers } = parseMail(mail.received[0])
      expect(to).toEqual(['owner@firm.example'])
      expect(Object.keys(headers).sort()).toEqual(headerNames)
      expect(headers.to).toBe('owner@firm.example')
    }),
    { numRuns: 40 },
  )
})

const headerNames = [
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
]
