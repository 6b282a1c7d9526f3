import { text } from 'node:stream/consumers'
import { everyMinute } from '@lintel/edge/environment.ts'
import { sampleEnquiry } from '@lintel/lab/edge/requests.ts'
import { day, hour, minute } from '@lintel/rules/time.ts'
import { site as brand } from '@site/data/site.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { interceptOutbound, type Outbound } from '../outbound.ts'
import { byMail, byWebhook, mailPort, startSite } from '../site.ts'
import { type MailServer, startMailServer } from './mailServer.ts'
import { messageIds, outboxOf } from './outboxOf.ts'
import { parseMail } from './parseMail.ts'

/** Longer than the site once waited for an answer. */
const lateness = 31_000

const site = await startSite({ ...byMail, ...byWebhook })
const { send, mailRows, attempted, wait } = outboxOf(site)
let mail: MailServer | undefined
let webhook: Outbound

beforeEach(async () => {
  webhook = interceptOutbound()
  await site.rows('DELETE FROM outbox')
})
afterEach(async () => {
  webhook.restore()
  await mail?.close()
  mail = undefined
})

const events = () => webhook.requests.map(({ body }) => JSON.parse(body))
const health = async () => {
  const response = await site.fetch('/api/health')
  return { status: response.status, answer: await response.json(), headers: response.headers }
}

describe('a server that takes the mail', () => {
  /** Notes the id of each mail and answers it as the list says. */
  async function startServer(answers: ('accept' | 'late' | 'hang up' | 'never')[]) {
    const ids: string[] = []
    mail = await startMailServer(mailPort, {
      onData: async (stream, _, done) => {
        const raw = await text(stream)
        const answer = answers[ids.length]
        ids.push(parseMail({ from: '', to: [], raw }).headers['message-id'] ?? '')
        if (answer === 'accept') done()
        if (answer === 'late') setTimeout(done, lateness)
        if (answer === 'hang up') mail?.hangUp()
      },
    })
    return ids
  }

  test('and answers late gets it once, while other runs pass by', async () => {
    const ids = await startServer(['late'])
    await send()
    await expect.poll(() => ids.length, { timeout: 20_000 }).toBe(1)
    await wait(12 * minute)
    for (let run = 0; run < 3; run += 1) await site.cron(everyMinute)
    await expect.poll(mailRows, { timeout: 50_000 }).toMatchObject([{ state: 'sent', attempts: 1 }])
    expect(ids).toHaveLength(1)
  })

  test('and hangs up without an answer gets it again under the same id', async () => {
    const ids = await startServer(['hang up', 'accept'])
    await send()
    await attempted()
    await wait(minute)
    await site.cron(everyMinute)
    expect(await mailRows()).toMatchObject([{ state: 'sent', attempts: 2 }])
    expect(ids).toEqual([ids[0], ids[0]])
  })

  test('and never answers is asked again once the lease is over, and what becomes of the first attempt changes nothing', async () => {
    const ids = await startServer(['never', 'accept'])
    await send()
    await expect.poll(() => ids.length, { timeout: 20_000 }).toBe(1)
    await wait(14 * minute)
    await site.cron(everyMinute)
    expect(ids).toHaveLength(1)
    await wait(minute)
    await site.cron(everyMinute)
    expect(await mailRows()).toMatchObject([{ state: 'sent', attempts: 2 }])
    expect(ids).toEqual([ids[0], ids[0]])
    mail?.hangUp()
    await expect.poll(() => site.logs(), { timeout: 20_000 }).toMatch(/failed: .*closed/i)
    expect(await mailRows()).toMatchObject([{ state: 'sent', attempts: 2 }])
  })
})

test.each([
  ['before its first attempt, a minute ahead', 0, minute],
  ['before its first attempt, a year ahead', 0, 365 * day],
  ['after attempts, a year ahead', 3, 365 * day],
])('what was queued %s of the clock leaves with the next run', async (_, attempts, ahead) => {
  await send()
  await attempted()
  mail = await startMailServer(mailPort)
  await site.rows(
    "UPDATE outbox SET attempts = ?, due_at = ? WHERE channel = 'mail'",
    attempts,
    Date.now() + ahead,
  )
  await site.cron(everyMinute)
  expect(await mailRows()).toMatchObject([{ state: 'sent', attempts: attempts + 1 }])
})

describe('an outage of three days', () => {
  test('is told by the other channel after an hour, and ends with one mail', async () => {
    await send()
    await attempted()
    await wait(59 * minute)
    await site.cron(everyMinute)
    await site.cron(everyMinute)
    expect([events().length, (await health()).status]).toEqual([1, 200])
    await wait(minute)
    await site.cron(everyMinute)
    await site.cron(everyMinute)
    // The enquiry itself was told at once; the alarm leaves in the run after the one that finds it.
    expect(events().map(({ type }) => type)).toEqual(['enquiry', 'notifications-stuck'])
    for (let time = hour; time < 3 * day; time += hour) {
      await wait(hour)
      await site.cron(everyMinute)
    }
    expect([events().length, (await health()).status]).toEqual([2, 503])
    expect(events()[1]).toEqual({
      type: 'notifications-stuck',
      channel: 'mail',
      pending: 1,
      since: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
    mail = await startMailServer(mailPort)
    for (let time = 0; time <= day; time += hour) {
      await wait(hour)
      await site.cron(everyMinute)
    }
    const [enquiry] = await site.rows('SELECT id FROM enquiries ORDER BY rowid DESC LIMIT 1')
    expect(messageIds(mail)).toEqual([`<${enquiry?.id}@lintel.example>`])
    expect((await health()).status).toBe(200)
    expect(webhook.requests).toHaveLength(2)
    expect(await site.rows("SELECT 1 FROM outbox WHERE kind = 'alarm'")).toEqual([])
  }, 180_000)

  test('of the webhook is told by mail, without a word of the enquiry, and the next one again', async () => {
    mail = await startMailServer(mailPort)
    for (const outage of [1, 2]) {
      webhook.answer = () => new Response('no', { status: 500 })
      await send()
      await attempted()
      expect(mail.received).toHaveLength(2 * outage - 1)
      await wait(hour)
      await site.cron(everyMinute)
      await site.cron(everyMinute)
      await site.cron(everyMinute)
      expect(mail.received).toHaveLength(2 * outage)
      const { headers, text } = parseMail(mail.received.at(-1))
      expect(headers.subject).toBe(`${brand.name}: notifications by webhook do not leave`)
      expect(text).toContain('Waiting for more than an hour: 1, the first since 20')
      for (const word of Object.values(sampleEnquiry)) expect(mail.received.at(-1)?.raw).not.toContain(word)
      webhook.answer = () => new Response('ok')
      await wait(day)
      await site.cron(everyMinute)
    }
  })
})

describe('the health address', () => {
  test('says ok while nothing waits, and is never stored', async () => {
    const { status, answer, headers } = await health()
    expect([status, answer, headers.get('Cache-Control')]).toEqual([200, { status: 'ok' }, 'no-store'])
  })

  test('tells of stuck deliveries by counts and age alone, until the owner has dealt with them', async () => {
    await send()
    await send()
    await attempted()
    await wait(59 * minute)
    expect((await health()).answer).toEqual({ status: 'ok' })
    await wait(2 * minute)
    await site.rows(
      "UPDATE outbox SET state = 'dead' WHERE id = (SELECT min(id) FROM outbox WHERE channel = 'mail')",
    )
    const { status, answer } = await health()
    expect([status, answer]).toEqual([503, { status: 'stuck', pending: 1, dead: 1, oldestMinutes: 61 }])
    await site.rows('UPDATE enquiries SET handled_at = 1')
    expect((await health()).answer).toEqual({ status: 'ok' })
    await site.rows('UPDATE enquiries SET handled_at = NULL')
  })

  test('is silent about addresses of visitors that take no mail', async () => {
    await site.rows(`INSERT INTO outbox (kind, channel, subject_id, due_at, created_at, state)
      VALUES ('subscription', 'visitor-mail', 's', 0, 0, 'dead')`)
    expect((await health()).answer).toEqual({ status: 'ok' })
  })

  test('asks no more of the database than what has not been sent', async () => {
    const plan = await site.rows<{ detail: string }>(
      "EXPLAIN QUERY PLAN SELECT count(*) FROM outbox AS late WHERE late.state <> 'sent' AND late.created_at <= 1",
    )
    expect(plan.map(({ detail }) => detail).join()).toContain('outbox_unsent')
  })

  test('answers nothing but GET', async () => {
    const response = await site.fetch('/api/health', { method: 'POST' })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })
})
