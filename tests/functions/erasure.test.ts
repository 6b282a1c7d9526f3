import { createHmac } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { retentionDays } from '#data/retention.ts'
import { day } from '#data/time.ts'
import { maximumAttempts } from '#functions/_outbox/outbox.ts'
import { everyDay, everyMinute } from '#functions/environment.ts'
import type { Row } from '#scripts/owner/database/openDatabase.ts'
import { commands } from '#scripts/owner/enquiries/commands.ts'
import { remove } from '#scripts/owner/subscribers/commands.ts'
import { settingsFor } from '#scripts/quality/edge/receivers.ts'
import { jsonRequest, pressButton } from '#scripts/quality/edge/requests.ts'
import { interceptOutbound, type Outbound } from './outbound.ts'
import { type MailServer, type MailServerOptions, startMailServer } from './outbox/mailServer.ts'
import { byMail, byWebhook, mailPort, type Site, startSite } from './site.ts'

/** What must be gone: each of these words stands in one field of the person. */
const markers = ['Quillfeather', 'zq-marker', 'Marmaladeworks', 'heliotrope']
const person = {
  name: 'Zebedee Quillfeather',
  email: 'zq-marker@person.example',
  company: 'Marmaladeworks',
  message: 'Every word of mine, such as heliotrope, goes when I say so.',
}

const configurations: [string, Record<string, string>][] = [
  ['nothing', {}],
  ['SMTP', byMail],
  ['a webhook', byWebhook],
  ['every channel', { ...byMail, ...settingsFor('https://receivers.example') }],
]

/** A server that takes nothing and repeats what it was told, with every answer. */
const talkative: MailServerOptions = {
  onRcptTo: ({ address }, _, done) =>
    done(address.startsWith('owner') ? null : refusal(`<${address}>: no such user`)),
  onData: async (stream, _, done) => {
    done(refusal(`Spam: ${(await text(stream)).replace(/\s+/g, ' ')}`))
  },
}

function refusal(text: string) {
  return Object.assign(new Error(text), { responseCode: 550 })
}

describe.each(configurations)('with %s', (_, settings) => {
  let site: Site
  let server: MailServer
  let outbound: Outbound
  const database = (sql: string, ...values: unknown[]) => site.rows<Row>(sql, ...values)

  beforeAll(async () => {
    server = await startMailServer(mailPort, talkative)
    site = await startSite(settings)
  })
  afterAll(() => server.close())
  beforeEach(() => {
    outbound = interceptOutbound()
    outbound.answer = (_, body) => new Response(body, { status: 500, statusText: 'heliotrope' })
  })
  afterEach(async () => {
    outbound.restore()
    await site.rows('DELETE FROM outbox')
  })

  /** What is stored in all tables that the site made, and whatever else the database shows. */
  async function everything(): Promise<string> {
    const tables = await site.rows<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'",
    )
    expect(tables.length).toBeGreaterThan(4)
    const rows = await Promise.all(tables.map(({ name }) => site.rows(`SELECT * FROM "${name}"`)))
    return JSON.stringify(rows)
  }

  const found = (text: string) =>
    markers.filter((marker) => text.toLowerCase().includes(marker.toLowerCase()))

  /** Sends everything that a person can, and lets each delivery fail to its end. */
  async function leaveTraces() {
    const enquiry = await (await site.fetch('/api/contact-secure', jsonRequest(person))).json<{
      reference: string
      receipt: string
    }>()
    const { email } = person
    expect((await site.fetch('/api/newsletter', jsonRequest({ email }))).status).toBe(200)
    const underWay = "SELECT 1 FROM outbox WHERE attempts > 0 AND state = 'pending' AND last_error IS NULL"
    await expect.poll(() => site.rows(underWay), { timeout: 20_000 }).toEqual([])
    await site.rows('UPDATE outbox SET due_at = 0, attempts = ?', maximumAttempts - 1)
    await site.cron(everyMinute)
    expect(found(await everything())).toEqual(markers)
    return enquiry
  }

  const ends: [string, (enquiry: { reference: string; receipt: string }) => Promise<void>][] = [
    [
      'the owner deleted it',
      async ({ reference }) => {
        await commands.delete?.(database, reference, {})
        await remove(database, person.email)
      },
    ],
    [
      'the person erased and unsubscribed',
      async ({ receipt }) => {
        const [subscriber] = await site.rows<{ id: string }>('SELECT id FROM subscribers')
        expect((await site.fetch(receipt, pressButton)).status).toBe(200)
        const id = subscriber?.id ?? ''
        const [key] = await site.rows<{ value: string }>("SELECT value FROM keys WHERE name = 'signing'")
        const hmac = createHmac('sha256', key?.value ?? '').update(`unsubscribe:${id}`)
        const path = `/newsletter/unsubscribe/${id}/${hmac.digest('base64url')}`
        expect((await site.fetch(path, pressButton)).status).toBe(200)
      },
    ],
    [
      'the time of keeping it is over',
      async () => {
        await site.rows('UPDATE enquiries SET received_at = received_at - ?', (retentionDays + 0.1) * day)
        await site.rows('UPDATE subscribers SET requested_at = requested_at - ?', 30.1 * day)
        await site.cron(everyDay)
      },
    ],
  ]

  test.each(ends)('nothing of a person is left once %s', async (_, end) => {
    const enquiry = await leaveTraces()
    await end(enquiry)
    await site.cron(everyMinute)
    expect(found(await everything())).toEqual([])
    expect(found(site.logs())).toEqual([])
    if (Object.keys(settings).length > 0) expect(site.logs()).toMatch(/Delivery \d+ .* failed: /)
  })
})
