import { createHmac } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { Row } from '@lintel/cli/database/openDatabase.ts'
import { commands } from '@lintel/cli/enquiries/commands.ts'
import { remove } from '@lintel/cli/subscribers/commands.ts'
import { everyDay, everyMinute } from '@lintel/edge/environment.ts'
import { maximumAttempts } from '@lintel/edge/outbox/outbox.ts'
import { settingsFor } from '@lintel/lab/edge/receivers.ts'
import { jsonRequest, markedEnquiry, markerOf, pressButton } from '@lintel/lab/edge/requests.ts'
import { contactFieldNames } from '@lintel/rules/contact.ts'
import { followUpColumns } from '@lintel/rules/followUp.ts'
import { retentionDays } from '@lintel/rules/retention.ts'
import type { Source } from '@lintel/rules/source.ts'
import { day } from '@lintel/rules/time.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { interceptOutbound, type Outbound } from './outbound.ts'
import { type MailServer, type MailServerOptions, startMailServer } from './outbox/mailServer.ts'
import { byMail, byWebhook, mailPort, type Site, startSite } from './site.ts'

const source = {
  firstPage: `/${markerOf('firstPage')}`,
  cameFrom: `/${markerOf('cameFrom')}`,
  formPage: `/${markerOf('formPage')}`,
  referringHost: `${markerOf('referringHost')}.example`,
  campaign: { utm_campaign: markerOf('campaign') },
} satisfies Required<Source>
/** What must be gone. */
const markers = [...contactFieldNames, ...Object.keys(source), ...followUpColumns].map(markerOf)

/** Columns that no erasure empties, and why not. A name before a dot alone stands for a whole table. */
const exempt: Record<string, string> = {
  'enquiries.id': 'a random name, for the receipt and the outbox',
  'enquiries.reference': 'a random name, by which its sender may still ask',
  'enquiries.token': 'a random name, so that a replay is not stored again',
  'enquiries.client': 'a hash that counts for the limits, for two days',
  'enquiries.network_56': 'a hash that counts for the limits, for two days',
  'enquiries.network_48': 'a hash that counts for the limits, for two days',
  'enquiries.received_at': 'a time',
  'enquiries.reply_by': 'a time',
  'enquiries.handled_at': 'a time',
  'enquiries.erased_at': 'a time',
  'enquiries.opened_at': 'a time',
  'enquiries.notified_at': 'a time',
  'enquiries.released_at': 'a time',
  outbox: 'kinds, states and times, and reasons of failures without anybody’s words',
  subscribers: 'a row for an address, which is deleted whole',
  subscription_attempts: 'a hash and a time, for two days',
  page_views: 'counts',
  keys: 'the key of the site',
  runs: 'times',
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
    outbound.answer = (_, body) => new Response(body, { status: 500, statusText: markedEnquiry.message })
  })
  afterEach(async () => {
    outbound.restore()
    await site.rows('DELETE FROM outbox')
  })

  /** All tables that the site made. */
  async function tables(): Promise<string[]> {
    const columns = await site.rows<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'd1\\_%' ESCAPE '\\'",
    )
    expect(columns.length).toBeGreaterThan(4)
    return columns.map(({ name }) => name)
  }

  /** What is stored in them. */
  async function everything(): Promise<string> {
    return JSON.stringify(
      await Promise.all((await tables()).map((name) => site.rows(`SELECT * FROM "${name}"`))),
    )
  }

  const markersIn = (text: string) => markers.filter((marker) => text.toLowerCase().includes(marker))

  /** Sends everything that a person can, and lets each delivery fail to its end. */
  async function leaveTraces() {
    const enquiry = await (
      await site.fetch('/api/contact-secure', jsonRequest({ ...markedEnquiry, source }))
    ).json<{
      reference: string
      receipt: string
    }>()
    const { email } = markedEnquiry
    expect((await site.fetch('/api/newsletter', jsonRequest({ email }))).status).toBe(200)
    for (const column of followUpColumns)
      await site.rows(`UPDATE enquiries SET ${column} = ?`, markerOf(column))
    const underWay = "SELECT 1 FROM outbox WHERE attempts > 0 AND state = 'pending' AND last_error IS NULL"
    await expect.poll(() => site.rows(underWay), { timeout: 20_000 }).toEqual([])
    await site.rows('UPDATE outbox SET due_at = 0, attempts = ?', maximumAttempts - 1)
    await site.cron(everyMinute)
    expect(markersIn(await everything())).toEqual(markers)
    return enquiry
  }

  const ends: [string, (enquiry: { reference: string; receipt: string }) => Promise<void>][] = [
    [
      'the owner deleted it',
      async ({ reference }) => {
        await commands.delete?.(database, reference, {})
        await remove(database, markedEnquiry.email)
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
    expect(markersIn(await everything())).toEqual([])
    expect(markersIn(site.logs())).toEqual([])
    if (Object.keys(settings).length > 0) expect(site.logs()).toMatch(/Delivery \d+ .* failed: /)
  })

  test('its sender erases every column that is not kept for a reason', async () => {
    const { receipt } = await leaveTraces()
    const names = (await tables()).filter((table) => !exempt[table])
    const columns = await Promise.all(
      names.map(async (table) =>
        (await site.rows<{ name: string }>(`SELECT name FROM pragma_table_info('${table}')`)).map(
          ({ name }) => [table, name] as const,
        ),
      ),
    )
    const mustGo = columns.flat().filter(([table, column]) => !exempt[`${table}.${column}`])
    expect(mustGo.map(([, column]) => column)).toEqual(expect.arrayContaining(contactFieldNames))
    for (const [table, column] of mustGo) await site.rows(`UPDATE ${table} SET ${column} = '1'`)
    expect((await site.fetch(receipt, pressButton)).status).toBe(200)
    const remaining = await Promise.all(
      mustGo.map(async ([table, column]) => {
        const filled = await site.rows(`SELECT 1 FROM ${table} WHERE ${column} IS NOT NULL`)
        return filled.length > 0 ? [`${table}.${column}`] : []
      }),
    )
    expect(remaining.flat(), 'erase these (packages/edge/receipt.ts), or say why they are kept').toEqual([])
  })
})
