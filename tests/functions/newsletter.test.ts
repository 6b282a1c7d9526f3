import { readFileSync } from 'node:fs'
import { createAddress, jsonRequest, origin } from '@lintel/lab/edge/requests.ts'
import { cleanText } from '@lintel/rules/text.ts'
import { describe, expect, test } from 'vitest'
import { inParallel } from './inParallel.ts'
import { startSite } from './site.ts'

const site = await startSite()

test('requests stored while the clock was ahead hold nobody back', async () => {
  const headers = { 'CF-Connecting-IP': createAddress() }
  const ask = async (email: string) =>
    (await site.fetch('/api/newsletter', jsonRequest({ email, website: '' }, headers))).status
  for (let count = 0; count < 5; count += 1) expect(await ask(`${count}@firm.example`)).toBe(200)
  expect(await ask('0@firm.example')).toBe(429)
  await site.rows('UPDATE subscription_attempts SET attempted_at = attempted_at + 86400000')
  await site.rows('UPDATE subscribers SET requested_at = requested_at + 86400000')
  await site.rows("UPDATE outbox SET state = 'sent'")
  expect(await ask('0@firm.example')).toBe(200)
  expect(await site.rows("SELECT count(*) AS count FROM outbox WHERE state = 'pending'")).toEqual([
    { count: 1 },
  ])
  for (const table of ['subscribers', 'subscription_attempts', 'outbox'])
    await site.rows(`DELETE FROM ${table}`)
})

describe('without a mail transport', () => {
  test('the request is stored, and the answer says so', async () => {
    const response = await site.fetch('/api/newsletter', request('Reader@Firm.example'))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      success: true,
      message: 'We have stored your request. We will ask you by email to confirm it.',
    })
    expect(await site.rows('SELECT email, confirmed_at FROM subscribers')).toEqual([
      { email: 'reader@firm.example', confirmed_at: null },
    ])
    expect(await site.rows('SELECT kind, state FROM outbox')).toEqual([
      { kind: 'subscription', state: 'pending' },
    ])
  })

  test('all spellings of a domain are one subscriber', async () => {
    for (const domain of ['Bücher.example', 'BU\u0308CHER.example', 'xn--bcher-kva.example'])
      expect((await site.fetch('/api/newsletter', request(`Elif@${domain}`))).status).toBe(200)
    expect(await site.rows("SELECT email FROM subscribers WHERE email LIKE 'elif@%'")).toEqual([
      { email: 'elif@xn--bcher-kva.example' },
    ])
  })

  test('a plain form is answered by a page', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin }
    const init = { method: 'POST', headers: { ...headers, 'CF-Connecting-IP': createAddress() } }
    const good = await site.fetch('/api/newsletter', { ...init, body: 'email=plain%40firm.example' })
    expect([good.status, await good.text()]).toEqual([
      200,
      expect.stringContaining('We have stored your request'),
    ])
    const bad = await site.fetch('/api/newsletter', { ...init, body: 'email=plain' })
    expect([bad.status, await bad.text()]).toEqual([422, expect.stringContaining('Invalid email format')])
  })

  test.each([
    ['', 422],
    ['x', 422],
    ['<a@b.example>', 422],
    ['a@b.example\r\nBcc: c@d.example', 422],
    [1, 400],
    [{}, 400],
  ])('%j is refused', async (email, status) => {
    expect((await site.fetch('/api/newsletter', request(email))).status).toBe(status)
  })

  test.each<[string, RequestInit, number, string]>([
    ['no JSON', { body: '{' }, 400, 'The request is not valid JSON.'],
    ['a list', { body: '[]' }, 422, 'Email is required'],
    ['a text', { body: '"x"' }, 400, 'The request must carry an email address.'],
    [
      'a filled decoy',
      { body: '{"email":"a@b.example","website":"x"}' },
      422,
      'Bot detected. Please try again.',
    ],
    ['17 KB', { body: `"${'x'.repeat(17_000)}"` }, 413, 'The request is too large.'],
  ])('%s is refused in words', async (_, init, status, error) => {
    const response = await site.fetch('/api/newsletter', { ...request('a@b.example'), ...init })
    expect([response.status, await response.json()]).toEqual([status, { success: false, error }])
  })

  test('plain text is refused in words', async () => {
    const response = await site.fetch(
      '/api/newsletter',
      request('a@b.example', { 'Content-Type': 'text/plain' }),
    )
    const error = 'The request must be JSON or a form, in UTF-8.'
    expect([response.status, await response.json()]).toEqual([415, { success: false, error }])
  })

  test.each([
    ['/api/newsletter', 'GET', 'POST'],
    ['/newsletter/confirm/a/b', 'PUT', 'GET, HEAD, POST'],
    ['/newsletter/unsubscribe/a/b', 'DELETE', 'GET, HEAD, POST'],
    ['/receipt/a/b', 'PATCH', 'GET, HEAD, POST'],
    ['/contact/sent', 'POST', 'GET, HEAD'],
  ])('%s does not answer %s', async (path, method, allowed) => {
    const response = await site.fetch(path, { method })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, allowed])
    expect(await response.json()).toEqual({ success: false, error: 'Method not allowed' })
  })

  test('another site cannot press the confirming button', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    const response = await site.fetch('/newsletter/confirm/a/b', { method: 'POST', headers })
    expect(response.status).toBe(403)
    expect(await response.text()).toContain('could not verify this request')
  })

  test('another site is refused', async () => {
    const init = request('a@b.example', { 'Sec-Fetch-Site': 'cross-site' })
    expect((await site.fetch('/api/newsletter', init)).status).toBe(403)
  })

  test('one client gets no more than five requests an hour through', async () => {
    const headers = { 'CF-Connecting-IP': createAddress() }
    const statuses = []
    for (let index = 0; index < 7; index += 1) {
      statuses.push(
        (await site.fetch('/api/newsletter', request(`many${index}@firm.example`, headers))).status,
      )
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  })

  test('the networks around a client have a quota together', async () => {
    const statuses = []
    for (let index = 0; index < 30; index += 1) {
      const headers = { 'CF-Connecting-IP': `2001:db8:77:${(index * 256).toString(16)}::1` }
      const init = request(`network${index}@firm.example`, headers)
      statuses.push((await site.fetch('/api/newsletter', init)).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  })

  const existing = {
    new: async () => undefined,
    waiting: async (email: string) => void (await site.fetch('/api/newsletter', request(email))),
    'waiting for longer than an hour': async (email: string) => {
      await site.fetch('/api/newsletter', request(email))
      await site.rows('UPDATE subscribers SET requested_at = requested_at - 7200000 WHERE email = ?', email)
    },
    confirmed: async (email: string) => {
      await site.fetch('/api/newsletter', request(email))
      await site.rows('UPDATE subscribers SET confirmed_at = 1 WHERE email = ?', email)
    },
  }

  test.each(Object.entries(existing))(
    'whoever asks for %s addresses gets the same answers',
    async (name, make) => {
      const emails = Array.from(
        { length: 6 },
        (_, index) => `${name.replaceAll(' ', '-')}${index}@firm.example`,
      )
      for (const email of emails) await make(email)
      const headers = { 'CF-Connecting-IP': createAddress() }
      const answers = []
      for (const email of emails) {
        const response = await site.fetch('/api/newsletter', request(email, headers))
        const { date: _, ...others } = Object.fromEntries(response.headers)
        answers.push({ status: response.status, headers: others, body: await response.text() })
      }
      expect(answers.slice(0, 5)).toEqual(Array(5).fill(answers[0]))
      expect(answers[0]).toMatchObject({ status: 200, body: `{"success":true,"message":"${stored}"}` })
      expect(answers[5]).toMatchObject({ status: 429, body: `{"success":false,"error":"${limit}"}` })
      expect(answers[5]?.headers).toEqual({ ...answers[0]?.headers, 'retry-after': '3600' })
    },
  )

  test('asking for one address again and again uses up the quota too', async () => {
    const headers = { 'CF-Connecting-IP': createAddress() }
    const statuses = []
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await site.fetch('/api/newsletter', request('again@firm.example', headers))).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('a form without script is told as well when to come back', async () => {
    const headers = { 'CF-Connecting-IP': createAddress() }
    for (let index = 0; index < 5; index += 1) {
      await site.fetch('/api/newsletter', request(`page${index}@firm.example`, headers))
    }
    const plain = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin }
    const init = { method: 'POST', headers: { ...headers, ...plain }, body: 'email=page5%40firm.example' }
    const response = await site.fetch('/api/newsletter', init)
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '3600'])
  })

  test('of 30 at once exactly the five that are stored are acknowledged', async () => {
    const headers = { 'CF-Connecting-IP': createAddress() }
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        site.fetch('/api/newsletter', request(`crowd${index}@firm.example`, headers)),
      ),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(25).fill(429)])
    const stored = await site.rows("SELECT id FROM subscribers WHERE email LIKE 'crowd%'")
    expect(stored).toHaveLength(5)
  })

  test('every naughty string is refused or stored as it was cleaned', async () => {
    const naughty: string[] = JSON.parse(
      readFileSync('tests/functions/fixtures/naughty-strings.json', 'utf8'),
    )
    const statuses = await inParallel(naughty, async (text) => {
      const { status } = await site.fetch('/api/newsletter', request(`${text}@firm.example`))
      return status
    })
    const rows = await site.rows<{ email: string }>('SELECT email FROM subscribers')
    const stored = new Set(rows.map(({ email }) => email))
    for (const [index, text] of naughty.entries()) {
      const clean = cleanText(`${text}@firm.example`.toWellFormed()).toLowerCase()
      expect(statuses[index], JSON.stringify(text)).toBe(stored.has(clean) ? 200 : 422)
    }
  })
})

const stored = 'We have stored your request. We will ask you by email to confirm it.'
const limit = 'Hourly submission limit exceeded'

function request(email: unknown, headers: Record<string, string> = {}): RequestInit {
  return jsonRequest({ email }, headers)
}
