import {
  createAddress,
  createToken,
  formRequest,
  jsonRequest,
  sampleEnquiry,
} from '@lintel/lab/edge/requests.ts'
import { contactFieldNames, contactMessages } from '@lintel/rules/contact.ts'
import { site as brand } from '@site/data/site.ts'
import { describe, expect, test } from 'vitest'
import { isNode, startSite } from '../site.ts'

const path = '/api/contact-secure'
const site = await startSite()

const count = async () => (await site.rows<{ n: number }>('SELECT count(*) AS n FROM enquiries'))[0]?.n

async function post(init: RequestInit, address = path) {
  const response = await site.fetch(address, init)
  return {
    status: response.status,
    headers: response.headers,
    answer: await response.json<Record<string, unknown>>(),
  }
}

/** A client's next enquiry: the same words would be its last one again. */
const otherWords = (headers: Record<string, string>, more: object = {}) =>
  jsonRequest({ message: `Please call us about project ${createToken()}.`, ...more }, headers)

describe('an enquiry', () => {
  test('is stored before it is acknowledged, with a reference, a reply-by time and a receipt', async () => {
    const token = createToken()
    const { status, answer } = await post(jsonRequest({ csrfToken: token, name: ' <b>Ada</b>  Okafor ' }))
    expect(status).toBe(200)
    expect(answer).toMatchObject({ success: true, message: 'Message Sent Successfully' })
    expect(answer.reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(Date.parse(answer.replyBy as string)).toBeGreaterThan(Date.now() + 6 * 3_500_000)
    expect(answer.receipt).toMatch(/^\/receipt\/[0-9a-f-]{36}\/[0-9a-f]{8}\.[\w-]{43}$/)
    const rows = await site.rows(
      `SELECT ${contactFieldNames}, reference FROM enquiries WHERE token = ?`,
      token,
    )
    expect(rows).toEqual([{ ...sampleEnquiry, reference: answer.reference }])
    const promised = await site.rows('SELECT reply_by FROM enquiries WHERE token = ?', token)
    expect(promised).toEqual([{ reply_by: Date.parse(answer.replyBy as string) }])
  })

  test('reaches the same handler at /api/contact', async () => {
    expect((await post(jsonRequest(), '/api/contact')).status).toBe(200)
  })

  test.each([
    ['/ai-systems', '/ai-systems'],
    ['/blog/data-pipeline-architecture', '/blog/data-pipeline-architecture'],
    ['/', '/'],
    [undefined, null],
    ['/receipt/id/signature?token=1', null],
    ['https://elsewhere.example/', null],
    ['/<script>', null],
    ['/\r\nBcc: all@example.org', null],
    [`/${'a'.repeat(300)}`, null],
    [7, null],
  ])('that came from %j keeps the page %j', async (cameFrom, expected) => {
    const token = createToken()
    expect(
      (
        await post(
          otherWords({ 'CF-Connecting-IP': createAddress() }, { csrfToken: token, source: { cameFrom } }),
        )
      ).status,
    ).toBe(200)
    const rows = await site.rows('SELECT came_from FROM enquiries WHERE token = ?', token)
    expect(rows).toEqual([{ came_from: expected }])
  })

  test('is refused with the messages of the form, and nothing is stored', async () => {
    const before = await count()
    const { status, answer } = await post(
      jsonRequest({ name: 'A', email: 'x', message: 'This is urgent, call us' }),
    )
    expect(status).toBe(422)
    expect(answer).toEqual({
      success: false,
      error: contactMessages.nameShort,
      issues: [
        { field: 'name', message: contactMessages.nameShort },
        { field: 'email', message: contactMessages.emailFormat },
        {
          field: 'message',
          message: contactMessages.messageSpam,
          isSecurity: true,
          detail: 'The word “urgent” triggered the spam check.',
        },
      ],
    })
    expect(await count()).toBe(before)
  })

  test.each<[keyof typeof sampleEnquiry, string, string]>([
    ['name', 'A', contactMessages.nameShort],
    ['name', 'n'.repeat(100), contactMessages.nameLong],
    ['email', ' ', contactMessages.emailMissing],
    ['email', `${'a'.repeat(242)}@firm.example`, contactMessages.emailLong],
    ['email', 'ada@firm', contactMessages.emailFormat],
    ['email', 'javascript:ada@firm.example', contactMessages.emailSuspicious],
    ['company', 'c'.repeat(150), contactMessages.companyLong],
    ['message', '<b>Hello</b>', contactMessages.messageShort],
    ['message', 'm'.repeat(2000), contactMessages.messageLong],
    ['message', 'Act now: this offer ends today.', contactMessages.messageSpam],
  ])('whose %s is %j is refused with its message', async (field, text, message) => {
    const { status, answer } = await post(jsonRequest({ [field]: text }))
    expect([status, answer.error]).toEqual([422, message])
    expect(answer.issues).toMatchObject([{ field, message }])
  })

  test('may be as long as the rules allow', async () => {
    const request = jsonRequest({ name: 'n'.repeat(99), company: 'c'.repeat(149), message: 'm'.repeat(1999) })
    expect((await post(request)).status).toBe(200)
  })

  test('with a filled decoy field is refused', async () => {
    const { status, answer } = await post(jsonRequest({ website: 'https://spam.example' }))
    expect([status, answer.error]).toEqual([422, contactMessages.bot])
  })
})

describe('a token', () => {
  test('sent 20 times gives one row and the same answer each time', async () => {
    const request = jsonRequest({ csrfToken: createToken() })
    const before = await count()
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(request)))
    expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(await count()).toBe((before ?? 0) + 1)
  })

  test('used again for other words is refused', async () => {
    const csrfToken = createToken()
    await post(jsonRequest({ csrfToken }))
    const { status, answer } = await post(jsonRequest({ csrfToken, message: 'Something else altogether.' }))
    expect(status).toBe(409)
    expect(answer.error).toBe(
      'This form was already sent with other words. Please reload the page and send it again.',
    )
  })

  test.each([[undefined], [null], [''], ['abc'], ['g'.repeat(64)], [`${createToken()}00`], [42]])(
    '%j is refused',
    async (csrfToken) => {
      const { status, answer } = await post(jsonRequest({ csrfToken }))
      expect([status, answer.error]).toEqual([400, 'The field csrfToken is missing or has the wrong form.'])
    },
  )
})

describe('the same words from the same client', () => {
  const old = 'UPDATE enquiries SET received_at = received_at - ? WHERE reference = ?'

  test.each([0, 59 * 60_000])('are the same enquiry under another token, also %i ms later', async (later) => {
    const headers = { 'CF-Connecting-IP': createAddress() }
    const first = await post(jsonRequest({}, headers))
    await site.rows(old, later, String(first.answer.reference))
    const before = await count()
    const again = await Promise.all([
      post(jsonRequest({}, headers)),
      site.fetch(path, formRequest({}, headers)),
    ])
    expect(again.map(({ status }) => status)).toEqual([200, 303])
    expect(again[0].answer.reference).toBe(first.answer.reference)
    expect(again[0].answer.receipt).toBe(first.answer.receipt)
    expect(await count()).toBe(before)
  })

  test.skipIf(isNode)('are the same enquiry where no client is known too', async () => {
    const local = 'http://localhost:8787/api/contact'
    const message = 'A page was left before its answer came.'
    const first = await post(jsonRequest({ message }), local)
    const again = await post(jsonRequest({ message }), local)
    expect([again.status, again.answer.reference]).toEqual([200, first.answer.reference])
    expect(await site.rows('SELECT 1 FROM enquiries WHERE message = ?', message)).toHaveLength(1)
    await site.rows(old, 60 * 60_000, String(first.answer.reference))
    const late = await post(jsonRequest({ message }), local)
    expect(late.answer.reference).not.toBe(first.answer.reference)
    const other = await post(jsonRequest({ message, email: 'ben@firm.example' }), local)
    expect(other.answer.reference).not.toBe(late.answer.reference)
  })

  test('are another enquiry after an hour, and at once from somebody else', async () => {
    const headers = { 'CF-Connecting-IP': createAddress() }
    const first = await post(jsonRequest({}, headers))
    const other = await post(jsonRequest())
    await site.rows(old, 60 * 60_000, String(first.answer.reference))
    const late = await post(jsonRequest({}, headers))
    expect(new Set([first, other, late].map(({ answer }) => answer.reference)).size).toBe(3)
  })
})

describe('the limits', () => {
  test('let exactly one of 60 parallel enquiries of one client pass', async () => {
    const headers = { 'CF-Connecting-IP': createAddress() }
    const before = await count()
    const answers = await Promise.all(Array.from({ length: 60 }, () => post(otherWords(headers))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(59)
    expect(refused[0]?.answer.error).toBe('Please wait before submitting again')
    expect(refused[0]?.headers.get('Retry-After')).toBe('30')
    expect(await count()).toBe((before ?? 0) + 1)
  })

  test.each([
    [3, 60_000, 'Hourly submission limit exceeded'],
    [10, 2 * 3_600_000, 'Daily submission limit exceeded'],
  ])('refuse after %i enquiries, %i ms apart', async (number, apart, message) => {
    const headers = { 'CF-Connecting-IP': createAddress() }
    for (let index = 0; index < number; index += 1) {
      expect((await post(otherWords(headers))).status).toBe(200)
      const last = 'SELECT client FROM enquiries ORDER BY rowid DESC LIMIT 1'
      await site.rows(`UPDATE enquiries SET received_at = received_at - ? WHERE client = (${last})`, apart)
    }
    const { status, answer } = await post(otherWords(headers))
    expect([status, answer.error]).toEqual([429, message])
  })

  test('count an IPv6 network as one client', async () => {
    const from = (address: string) => post(otherWords({ 'CF-Connecting-IP': address }))
    expect((await from('2001:db8:1:2::1')).status).toBe(200)
    expect((await from('2001:DB8:0001:0002:ffff::9')).status).toBe(429)
    expect((await from('2001:db8:1:3::1')).status).toBe(200)
  })

  test.each([
    ['/56', 6, (index: number) => `2001:db8:56:ab${index.toString(16).padStart(2, '0')}::1`],
    ['/48', 12, (index: number) => `2001:db8:48:${index.toString(16).padStart(2, '0')}00::1`],
  ])('let no more pass from the networks of one %s than %i in an hour', async (_, most, address) => {
    const answers: Awaited<ReturnType<typeof post>>[] = []
    for (let index = 0; index < 40; index += 1)
      answers.push(await post(otherWords({ 'CF-Connecting-IP': address(index) })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(most)
    const last = answers.at(-1)
    expect([last?.status, last?.answer.error]).toEqual([429, 'Hourly submission limit exceeded'])
    expect(last?.headers.get('Retry-After')).toBe('3600')
  })

  test('let an enquiry pass beyond what is usual in an hour from all clients, marked with the reason', async () => {
    await site.rows('DELETE FROM enquiries')
    const insert = `INSERT INTO enquiries (id, reference, token, received_at)
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 99)
      SELECT n, n, n, ? FROM numbers`
    const send = async () => {
      const csrfToken = createToken()
      const { status } = await site.fetch(path, jsonRequest({ csrfToken }))
      return [status, (await site.rows('SELECT flag FROM enquiries WHERE token = ?', csrfToken))[0]?.flag]
    }
    await site.rows(insert, Date.now())
    expect(await send()).toEqual([200, null])
    expect(await send()).toEqual([200, 'one of more than 100 enquiries in an hour'])
    await site.rows('DELETE FROM enquiries')
  })

  test.each([
    ['a day ahead', 86_400_000],
    ['an hour ahead', 3_600_000],
    ['a minute ahead', 60_000],
    ['at 1970', -Date.now()],
  ])('hold nobody back for enquiries stored while the clock was %s', async (_, wrong) => {
    const headers = { 'CF-Connecting-IP': createAddress() }
    for (let index = 0; index < 3; index += 1) {
      const { status, answer } = await post(otherWords(headers))
      expect(status).toBe(200)
      const move = 'UPDATE enquiries SET received_at = received_at + ? WHERE reference = ?'
      await site.rows(move, wrong, String(answer.reference))
    }
    expect((await post(otherWords(headers))).status).toBe(200)
  })

  test('hold nobody back whose network is unknown, and the enquiry says so', async () => {
    for (let index = 0; index < 4; index += 1) {
      const csrfToken = createToken()
      const message = `Please call us about project ${csrfToken}.`
      expect(
        (await post(jsonRequest({ csrfToken, message }, { 'CF-Connecting-IP': 'unknown' }))).status,
      ).toBe(200)
      const [row] = await site.rows('SELECT client, flag FROM enquiries WHERE token = ?', csrfToken)
      expect(row).toEqual({ client: null, flag: 'sender of an unknown network' })
    }
  })

  test('are off in local development', async () => {
    for (let index = 0; index < 12; index += 1) {
      const { status } = await post(otherWords({}), 'http://localhost:8787/api/contact')
      expect(status).toBe(200)
    }
  })
})

describe('a plain form', () => {
  test('leads to a page with reference, reply-by time and receipt', async () => {
    const response = await site.fetch(path, formRequest())
    expect(response.status).toBe(303)
    const sent = await site.fetch(response.headers.get('Location') ?? '')
    const html = await sent.text()
    const [row] = await site.rows('SELECT reference FROM enquiries ORDER BY rowid DESC LIMIT 1')
    expect(html).toContain(`<p data-enquiry-reference>${row?.reference}</p>`)
    expect(html).toMatch(/<time data-enquiry-reply-by datetime="[\dT:.-]+Z">[^<]+day, [^<]+<\/time>/)
    expect(html).toMatch(/<a data-enquiry-receipt href="\/receipt\/[0-9a-f-]{36}\/[0-9a-f]{8}\.[\w-]{43}">/)
    expect(sent.headers.get('Cache-Control')).toBe('no-store')
  })

  test('sent twice by a double click gives one row', async () => {
    const before = await count()
    const request = formRequest({ message: 'A double click of an impatient visitor.' })
    const answers = await Promise.all([site.fetch(path, request), site.fetch(path, request)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(answers[0]?.headers.get('Location')).toBe(answers[1]?.headers.get('Location'))
    expect(await count()).toBe((before ?? 0) + 1)
  })

  test('comes back with what is wrong and the words of the visitor', async () => {
    const response = await site.fetch(
      path,
      formRequest({ name: '"A &amp; B', email: '<i>"x', message: 'See &lt;a </textarea>\nb <b>' }),
    )
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(html).toContain('<title>Error: ')
    // A slip is no matter of security.
    expect(html).toContain(
      '<div role="alert" data-form-errors><p>Your message was not sent. Please correct what is marked below.</p></div>',
    )
    expect(html).toContain('<input name="name" value="&quot;A &amp;amp; B">')
    expect(html).toContain(
      '<input name="email" value="<i>&quot;x" aria-invalid="true" aria-describedby="contact-email-issue">' +
        '<div id="contact-email-issue" data-field-issue><p>Invalid email format</p></div>',
    )
    expect(html).toContain('<textarea name="message">See &amp;lt;a &lt;/textarea&gt;\nb &lt;b&gt;</textarea>')
    expect(html).toContain('<form method="post" action="/api/newsletter"><input name="email"></form>')
    expect(response.headers.get('Content-Security-Policy')).toContain('sha256-fixture')
  })

  test('comes back on a page that loads nothing of others and keeps its address', async () => {
    const asBuilt = await (await site.fetch('/contact')).text()
    for (const part of ['data-consent-script', 'data-consent-panel', 'Cookie choices'])
      expect(asBuilt).toContain(part)
    const response = await site.fetch(path, formRequest({ name: 'A' }))
    expect(await response.text()).not.toMatch(/data-consent|Cookie choices/)
    expect(response.headers.get('Referrer-Policy')).toBe('origin')
  })

  test('that looks like spam hears what triggered it, and where a genuine buyer can write', async () => {
    const response = await site.fetch(path, formRequest({ message: 'This is urgent, call us' }))
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain(
      `<h2>Security Alert</h2><ul><li><a href="#contact-message">${contactMessages.messageSpam}</a></li></ul>`,
    )
    expect(html).toContain(
      `<div id="contact-message-issue" data-field-issue><p>${contactMessages.messageSpam}</p><p>The word “urgent” triggered the spam check. If your message is genuine, write to <a href="mailto:${brand.email.hello}">${brand.email.hello}</a>.</p></div>`,
    )
  })

  test.each([
    ['a filled decoy', formRequest({ website: 'x' }), 422, contactMessages.bot],
    [
      'another origin',
      formRequest({}, { Origin: 'https://evil.example' }),
      403,
      'could not verify this request',
    ],
    ['too many bytes', formRequest({ message: 'x'.repeat(20_000) }), 413, 'too large'],
  ])('with %s comes back as a page', async (_, request, status, text) => {
    const response = await site.fetch(path, request)
    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')).toContain('text/html')
    expect(await response.text()).toContain(text)
  })

  test('without a receipt the sent page leads to the form', async () => {
    for (const query of [
      '',
      '?receipt=x',
      '?receipt=a/b',
      `?receipt=${crypto.randomUUID()}/${'A'.repeat(43)}`,
    ]) {
      const response = await site.fetch(`/contact/sent${query}`)
      expect([response.status, response.headers.get('Location')]).toEqual([303, '/contact'])
    }
  })
})
