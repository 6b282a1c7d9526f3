import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAddress } from './requests.ts'
import { origin, type Site, startSite } from './site.ts'

describe('without a mail transport', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site.close())

  test('the request is stored, and the answer says so', async () => {
    const response = await site.fetch('/api/newsletter', request('Reader@Firm.example'))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      success: true,
      message: 'We have stored your request. We will ask you by mail to confirm it.',
    })
    expect(await site.rows('SELECT email, confirmed_at FROM subscribers')).toEqual([
      { email: 'reader@firm.example', confirmed_at: null },
    ])
    expect(await site.rows('SELECT kind, state FROM outbox')).toEqual([
      { kind: 'subscription', state: 'pending' },
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
})

function request(email: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      'CF-Connecting-IP': createAddress(),
      ...headers,
    },
    body: JSON.stringify({ email }),
  }
}
