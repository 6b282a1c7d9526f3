import type { Row } from '@lintel/cli/database/openDatabase.ts'
import { commands } from '@lintel/cli/enquiries/commands.ts'
import { everyDay, everyMinute } from '@lintel/edge/environment.ts'
import { channelNames } from '@lintel/edge/outbox/channels/index.ts'
import { type ReceiverName, Receivers, receiverNames, settingsFor } from '@lintel/lab/edge/receivers.ts'
import { jsonRequest, pressButton, sampleEnquiry } from '@lintel/lab/edge/requests.ts'
import { replyBy } from '@lintel/rules/businessHours.ts'
import { day, hour, minute } from '@lintel/rules/time.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { interceptOutbound, type Outbound } from '../outbound.ts'
import { byMail, mailPort, startSite } from '../site.ts'
import { type MailServer, type ReceivedMail, startMailServer } from './mailServer.ts'
import { outboxOf } from './outboxOf.ts'
import { parseMail } from './parseMail.ts'

const receiverSettings = settingsFor('https://receivers.example')
const botCheck = { BOT_CHECK: 'turnstile', BOT_CHECK_SECRET: 'secret' }
const site = await startSite({
  ...byMail,
  ...receiverSettings,
  ...botCheck,
  NOTIFY_DIGEST: 'on',
  NOTIFY_DUE: 'on',
  NOTIFY_VISITOR: 'on',
})
const { wait } = outboxOf(site)
const database = (sql: string, ...values: unknown[]) => site.rows<Row>(sql, ...values)
let mail: MailServer | undefined
let outbound: Outbound
let receivers: Receivers
/** Whether the programs of others answer. */
let isDown = false

beforeEach(async () => {
  receivers = new Receivers()
  isDown = false
  outbound = interceptOutbound()
  outbound.answer = (url, body, headers) => {
    if (url.includes('siteverify'))
      return Response.json({ success: true, hostname: 'lintel.example', action: 'contact_form' })
    return isDown
      ? new Response(body, { status: 503, headers: { 'Retry-After': '600' } })
      : receivers.receive({ url, headers, body })
  }
  await site.rows('DELETE FROM outbox')
  await site.rows('DELETE FROM enquiries')
})
afterEach(async () => {
  outbound.restore()
  await mail?.close()
  mail = undefined
})

/** An enquiry that is acknowledged; without a token of the bot check it is in doubt. */
async function send(body: object = {}, recaptchaToken = 'token') {
  const response = await site.fetch('/api/contact-secure', jsonRequest({ recaptchaToken, ...body }))
  expect(response.status).toBe(200)
  const answer = await response.json<{ reference: string; receipt: string }>()
  const underWay =
    "SELECT channel FROM outbox WHERE attempts > 0 AND state = 'pending' AND last_error IS NULL"
  await expect.poll(() => site.rows(underWay), { timeout: 50_000 }).toEqual([])
  return answer
}

/** What is on its way keeps its lease: the server goes on with it after it has answered. */
async function run(cron = everyMinute) {
  await site.rows(
    "UPDATE outbox SET due_at = 0 WHERE state = 'pending' AND (attempts = 0 OR last_error IS NOT NULL)",
  )
  await site.cron(cron)
  const underWay = "SELECT id FROM outbox WHERE state = 'pending' AND attempts > 0 AND last_error IS NULL"
  await expect.poll(() => site.rows(underWay), { timeout: 20_000 }).toEqual([])
}

const isToFirm = (each: ReceivedMail, reference: string) =>
  parseMail(each).headers.subject?.startsWith(`Enquiry ${reference} from `)

/** How many notifications of the enquiry itself each channel got. */
function arrivals(reference: string): Record<string, number> {
  const isOf: Record<ReceiverName, string> = {
    webhook: `"type":"enquiry","id":`,
    slack: `"text":"Enquiry ${reference}"`,
    teams: `"text":"Enquiry ${reference}"`,
    hubspot: reference,
    crm: reference,
  }
  const counts = receiverNames.map((name) => [
    name,
    receivers.received[name].filter(({ body }) => body.includes(isOf[name]) && body.includes(reference))
      .length,
  ])
  const mails = mail?.received.filter((each) => isToFirm(each, reference)).length ?? 0
  return { mail: mails, ...Object.fromEntries(counts) }
}

/** The text of the mail that tells the firm: the visitor's own mail may leave before it. */
const textToFirm = (reference: string) =>
  parseMail(mail?.received.find((each) => isToFirm(each, reference))).text
const each = (count: number) => Object.fromEntries(channelNames.map((name) => [name, count]))

const source = {
  firstPage: '/blog/data-pipeline-architecture',
  cameFrom: '/ai-systems',
  formPage: '/contact',
  referringHost: 'news.example',
  campaign: { utm_source: 'autumn letter', utm_campaign: 'mills' },
}

describe('an enquiry', () => {
  test('arrives once in each channel, as its provider documents it, with where it came from', async () => {
    mail = await startMailServer(mailPort)
    const { reference } = await send({ source })
    await run()
    await run()
    expect(receivers.refused).toEqual([])
    expect(arrivals(reference)).toEqual(each(1))
    expect(JSON.parse(receivers.received.webhook[0]?.body ?? '')).toMatchObject({
      ...sampleEnquiry,
      source,
      flag: null,
    })
    expect(JSON.parse(receivers.received.crm[0]?.body ?? '')).toEqual({
      lead: {
        lastName: 'Okafor',
        firstName: 'Ada',
        email: sampleEnquiry.email,
        company: sampleEnquiry.company,
      },
      note: `Enquiry ${reference}: ${sampleEnquiry.message}`,
      source: 'autumn letter',
      tags: ['website', '/blog/data-pipeline-architecture'],
    })
    for (const message of [
      textToFirm(reference),
      receivers.received.slack[0]?.body,
      receivers.received.teams[0]?.body,
    ]) {
      for (const part of ['news.example', 'utm_campaign=mills', '/ai-systems'])
        expect(message).toContain(part)
    }
  })

  test('is never more than text to whoever reads it: no mention, link or mark of its sender’s', async () => {
    const message =
      '<!channel> <@U012AB3CD> <https://evil.example|click> *bold* @here\n<at>all</at> [click](https://evil.example) **b** &amp; {email}'
    await send({ name: 'Ada <!here> Okafor', company: '[Firm](https://evil.example)', message })
    await run()
    expect(receivers.refused).toEqual([])
    const slack = JSON.parse(receivers.received.slack[0]?.body ?? '')
    const teams = JSON.parse(receivers.received.teams[0]?.body ?? '')
    const [stored] = await site.rows<{ name: string; message: string }>('SELECT * FROM enquiries')
    // What Slack and Teams parse is the title, which holds none of it.
    expect([slack.text, slack.blocks[0].text.text]).toEqual(
      Array(2).fill(expect.stringMatching(/^Enquiry [\w-]+$/)),
    )
    const elements = slack.blocks[1].elements.flatMap((part: { elements: object[] }) => part.elements)
    expect(new Set(elements.map(({ type }: { type: string }) => type))).toEqual(new Set(['text']))
    expect(elements).toContainEqual({ type: 'text', text: stored?.message })
    const { body } = teams.attachments[0].content
    const parsed = body.filter(({ type }: { type: string }) => type === 'TextBlock')
    expect(parsed.map(({ text }: { text: string }) => text)).toEqual([slack.text])
    expect(JSON.stringify(body)).toContain(JSON.stringify(stored?.name))
    expect(teams.entities ?? teams.attachments[0].content.msteams.entities).toBeUndefined()
    // The mapping's own placeholder is filled, and one that a visitor wrote is not.
    expect(JSON.parse(receivers.received.crm[0]?.body ?? '').note).toContain('{email}')
  })

  test('that no channel takes for three days waits in each, and arrives once in each after that', async () => {
    isDown = true
    const { reference } = await send()
    const query = "SELECT due_at FROM outbox WHERE channel = 'slack' AND last_error IS NOT NULL"
    const dueAt = async () => (await site.rows<{ due_at: number }>(query))[0]?.due_at ?? 0
    await expect.poll(dueAt, { timeout: 20_000 }).toBeGreaterThan(Date.now() + 5 * minute)
    for (let time = 0; time < 3 * day; time += 6 * hour) {
      await wait(6 * hour)
      await site.cron(everyMinute)
    }
    expect(arrivals(reference)).toEqual(each(0))
    const waiting = await site.rows("SELECT channel, state FROM outbox WHERE kind = 'enquiry' ORDER BY id")
    expect(waiting).toEqual(channelNames.map((channel) => ({ channel, state: 'pending' })))
    expect((await site.fetch('/api/health')).status).toBe(503)
    isDown = false
    mail = await startMailServer(mailPort)
    for (let time = 0; time < 2 * day; time += 6 * hour) {
      await wait(6 * hour)
      await site.cron(everyMinute)
    }
    expect(arrivals(reference)).toEqual(each(1))
    expect(receivers.refused).toEqual([])
    expect((await site.fetch('/api/health')).status).toBe(200)
    // What the programs answered, which repeats the visitor's words, is nowhere.
    expect(site.logs()).not.toContain(sampleEnquiry.email)
    expect(site.logs()).toMatch(/failed: Slack answered 503\./)
    expect(site.logs()).not.toMatch(/secret|sig=|pat-eu1|a-token/)
  })

  test('is told as taken only when its channel said so', async () => {
    const answers: (() => void)[] = []
    const { answer } = outbound
    outbound.answer = async (...posted) => {
      if (posted[0].includes('/services/')) await new Promise<void>((resolve) => answers.push(resolve))
      return answer(...posted)
    }
    const slackRow = async () => (await site.rows("SELECT state FROM outbox WHERE channel = 'slack'"))[0]
    await site.fetch('/api/contact-secure', jsonRequest({ recaptchaToken: 'token' }))
    await expect.poll(() => answers.length, { timeout: 20_000 }).toBe(1)
    expect(await slackRow()).toEqual({ state: 'pending' })
    answers[0]?.()
    await expect.poll(slackRow, { timeout: 20_000 }).toEqual({ state: 'sent' })
  })
})

describe('an enquiry in doubt', () => {
  test('comes by mail, with the reason, and elsewhere once it is released', async () => {
    mail = await startMailServer(mailPort)
    const { reference } = await send({}, '')
    await run()
    expect(arrivals(reference)).toEqual({ ...each(0), mail: 1 })
    expect(textToFirm(reference)).toContain('Flag: no bot-check token')
    // What is held back on purpose is not stuck.
    await wait(2 * hour)
    expect((await site.fetch('/api/health')).status).toBe(200)
    await commands.release?.(database, reference, {})
    await run()
    await run()
    expect(arrivals(reference)).toEqual(each(1))
    await expect(commands.release?.(database, reference, {})).rejects.toThrow('is not held back')
  })

  test('that is erased before is told of where it was told, and nowhere else', async () => {
    mail = await startMailServer(mailPort)
    const { receipt } = await send({}, '')
    await run()
    expect((await site.fetch(receipt, pressButton)).status).toBe(200)
    await run()
    expect(receiverNames.flatMap((name) => receivers.received[name])).toEqual([])
    expect(mail.received).toHaveLength(2)
  })

  test('where there is no mail, lets whoever reads the other channels know that it waits, and not a word of it', async () => {
    const withoutMail = await startSite({ ...receiverSettings, ...botCheck })
    expect((await withoutMail.fetch('/api/contact-secure', jsonRequest())).status).toBe(200)
    await withoutMail.cron(everyMinute)
    await withoutMail.cron(everyMinute)
    expect(receivers.refused).toEqual([])
    for (const name of ['webhook', 'slack', 'teams'] as const) {
      expect(receivers.received[name], name).toHaveLength(1)
      expect(receivers.received[name][0]?.body).toMatch(/[A-Z0-9]{4}-[A-Z0-9]{4}/)
      for (const word of Object.values(sampleEnquiry))
        expect(receivers.received[name][0]?.body).not.toContain(word)
    }
    expect(receivers.received.slack[0]?.body).toContain('an enquiry waits for your release')
    expect([receivers.received.hubspot, receivers.received.crm]).toEqual([[], []])
  })
})

test('a test is marked as one in every channel, by the way that enquiries take, and leaves nothing behind', async () => {
  mail = await startMailServer(mailPort)
  const [table] = await Promise.all([
    commands.test?.(database, undefined, {}),
    expect
      .poll(() => site.rows("SELECT 1 FROM outbox WHERE kind = 'sample'"))
      .toHaveLength(channelNames.length)
      .then(() => run()),
  ])
  expect(table?.match(/taken/g)).toHaveLength(channelNames.length)
  expect(receivers.refused).toEqual([])
  for (const name of receiverNames) expect(receivers.received[name][0]?.body).toMatch(/test/i)
  expect(JSON.parse(receivers.received.webhook[0]?.body ?? '').type).toBe('enquiry-test')
  expect(parseMail(mail.received[0]).headers.subject).toBe('Test: no enquiry')
  expect(await site.rows('SELECT 1 FROM outbox')).toEqual([])
  await expect(commands.test?.(database, 'pigeon', {})).rejects.toThrow('mail, webhook')
}, 30_000)

test('a test of channels that are not set up says so with the next run', async () => {
  const bare = await startSite({ NOTIFY_TO: '' })
  const rows = (sql: string, ...values: unknown[]) => bare.rows<Row>(sql, ...values)
  const [table] = await Promise.all([
    commands.test?.(rows, undefined, {}),
    expect
      .poll(() => bare.rows("SELECT 1 FROM outbox WHERE kind = 'sample'"))
      .toHaveLength(channelNames.length)
      .then(() => bare.cron(everyMinute)),
  ])
  expect(table?.match(/not set up/g)).toHaveLength(channelNames.length)
  expect(await bare.rows('SELECT 1 FROM outbox')).toEqual([])
}, 30_000)

describe('the receipt to the sender', () => {
  const receiptsTo = (address: string) =>
    mail?.received.filter(({ to }) => to.join().toLowerCase() === address) ?? []

  test('holds the link and no word of theirs, and comes once a day for an address', async () => {
    mail = await startMailServer(mailPort)
    const email = 'buyer@firm.example'
    const { receipt } = await send({
      email,
      name: 'Eve Buy-Now',
      message: 'Visit evil.example for this offer.',
    })
    await send({ email: email.toUpperCase(), message: 'Another one, about other things.' })
    await run()
    expect(receiptsTo(email)).toHaveLength(1)
    const { text, headers } = parseMail(receiptsTo(email)[0])
    expect(text).toContain(receipt)
    expect([headers.subject, headers['auto-submitted']]).toEqual([
      expect.stringContaining('received your message'),
      'auto-replied',
    ])
    expect(receiptsTo(email)[0]?.raw).not.toMatch(/Eve|evil|Buy-Now/)
    // Stored while the clock was ahead.
    await site.rows('UPDATE enquiries SET received_at = received_at + 86400000')
    await send({ email, message: 'A third one, once the clock is right.' })
    await run()
    expect(receiptsTo(email)).toHaveLength(2)
  })

  test('comes once a day for an address, however its domain is spelled', async () => {
    mail = await startMailServer(mailPort)
    const domains = ['bücher', 'BÜCHER', 'bu\u0308cher', 'xn--bcher-kva', 'ｂücher'].map(
      (name) => `${name}.Example`,
    )
    for (const [index, domain] of domains.entries())
      await send({ email: `Elif@${domain}`, message: `A message about the matter of spelling, ${index}.` })
    await run()
    expect(mail.received.filter(({ to }) => /^elif@/i.test(to.join()))).toHaveLength(1)
    expect(await site.rows("SELECT DISTINCT email FROM enquiries WHERE email LIKE 'elif%'")).toHaveLength(
      domains.length,
    )
  })

  test('is not sent for what is in doubt', async () => {
    mail = await startMailServer(mailPort)
    await send({ email: 'stranger@firm.example' }, '')
    await run()
    expect(receiptsTo('stranger@firm.example')).toEqual([])
  })
})

describe('silence', () => {
  const digests = () =>
    receivers.received.webhook.map(({ body }) => JSON.parse(body)).filter(({ type }) => type === 'digest')

  test('is told once a day, also when nothing came', async () => {
    mail = await startMailServer(mailPort)
    await run(everyDay)
    await run(everyDay)
    expect(digests()).toMatchObject([{ came: 0, waiting: 0, late: 0, held: 0, failing: [] }])
    expect(mail.received).toHaveLength(1)
    expect(receivers.received.slack).toHaveLength(1)
    expect(receivers.received.teams).toHaveLength(1)
    expect(receivers.received.hubspot).toEqual([])
    expect(receivers.refused).toEqual([])
  })

  test('of a channel, what waits and what is held are in the word of the day, without a visitor’s word', async () => {
    isDown = true
    mail = await startMailServer(mailPort)
    await send()
    await wait(2 * hour)
    await send({ email: 'other@firm.example' }, '')
    await site.cron(everyDay)
    const [digest] = mail.received
      .map((each) => parseMail(each))
      .filter(({ headers }) => headers.subject?.includes('in a day'))
    expect(digest?.headers.subject).toContain('2 enquiries in a day, 2 to be answered')
    expect(digest?.text).toContain('Slack: 1 still tried, 0 given up')
    expect(digest?.text).toMatch(/[\w-]{9}: no bot-check token/)
    for (const word of Object.values(sampleEnquiry)) expect(digest?.text).not.toContain(word)
  })

  test('about a promise: who has not answered hears of it an hour before, once', async () => {
    const { reference } = await send()
    const now = Date.now()
    let received = now
    while (replyBy(new Date(received)).getTime() > now + 0.9 * hour) received -= 5 * minute
    await site.rows('UPDATE enquiries SET received_at = ?, reply_by = NULL', received)
    await run()
    await run()
    const due = () =>
      receivers.received.slack.filter(({ body }) =>
        new RegExp(`${reference} (?:is|was) to be answered by`).test(body),
      )
    expect(due()).toHaveLength(1)
    await site.rows("DELETE FROM outbox WHERE kind = 'due'")
    await commands.handled?.(database, reference, {})
    await run()
    expect(due()).toHaveLength(1)
  })
})
