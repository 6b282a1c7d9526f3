import { createAddress, createToken, jsonRequest } from '@lintel/lab/edge/requests.ts'
import { contactMessages } from '@lintel/rules/contact.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { interceptOutbound, type Outbound } from './outbound.ts'
import { isNode, type Site, startSite } from './site.ts'

const human = { success: true, hostname: 'lintel.example', action: 'contact_form', score: 0.9 }
const checkedBy = (service: string) => ({ BOT_CHECK: service, BOT_CHECK_SECRET: 'secret' })
const site = await startSite(checkedBy('recaptcha'))
let outbound: Outbound
beforeEach(() => {
  outbound = interceptOutbound()
})
afterEach(() => outbound.restore())

async function post(init: RequestInit, address = '/api/contact-secure') {
  const response = await site.fetch(address, init)
  return { status: response.status, answer: await response.json<{ error?: string }>() }
}
const flagOf = async (token: string) =>
  (await site.rows('SELECT flag FROM enquiries WHERE token = ?', token))[0]?.flag

test('a person passes, without a flag', async () => {
  outbound.answer = () => Response.json(human)
  const csrfToken = createToken()
  expect((await post(jsonRequest({ recaptchaToken: 'token', csrfToken }))).status).toBe(200)
  expect(await flagOf(csrfToken)).toBeNull()
  expect(outbound.requests).toMatchObject([
    { url: 'https://www.google.com/recaptcha/api/siteverify', body: 'secret=secret&response=token' },
  ])
})

test.each([
  ['an invalid token', { success: false, 'error-codes': ['invalid-input-response'] }],
  ['a used token', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['a token of another action', { ...human, action: 'login' }],
  ['a low score', { ...human, score: 0.1 }],
])('%s is refused', async (_, verdict) => {
  outbound.answer = () => Response.json(verdict)
  const { status, answer } = await post(jsonRequest({ recaptchaToken: 'token' }))
  expect([status, answer.error]).toEqual([403, contactMessages.bot])
})

test.each([
  ['no token', '', () => Response.json(human), 'no bot-check token'],
  ['a verifier that fails', 'token', () => new Response('oops', { status: 500 }), 'bot check unavailable'],
  [
    'a verifier that cannot be reached',
    'token',
    () => Promise.reject(new Error('down')),
    'bot check unavailable',
  ],
  [
    'a wrong secret of ours',
    'token',
    () => Response.json({ success: false, 'error-codes': ['invalid-input-secret'] }),
    'bot check unavailable',
  ],
])('with %s the enquiry passes, flagged', async (_, recaptchaToken, answer, flag) => {
  outbound.answer = answer
  const csrfToken = createToken()
  expect((await post(jsonRequest({ recaptchaToken, csrfToken }))).status).toBe(200)
  expect(await flagOf(csrfToken)).toBe(flag)
})

test.each([
  [
    'a token of another host',
    { hostname: 'other.example' },
    'bot-check token of another host: other.example',
  ],
  ['a token of no host', { hostname: undefined }, 'bot-check token of another host: none'],
  ['a kind of key that gives no score', { score: undefined }, 'bot check gives no score'],
  ['a kind of key that knows no action', { action: undefined }, 'bot check gives no action'],
  [
    'an error that nobody documented',
    { success: false, 'error-codes': ['invalid-keys'] },
    'bot check unavailable',
  ],
])('with %s the enquiry passes, flagged, and its sender keeps the usual limits', async (_, change, flag) => {
  outbound.answer = () => Response.json({ ...human, ...change })
  const headers = { 'CF-Connecting-IP': createAddress() }
  for (const message of ['We plan a data platform.', 'One more thing to ask you.']) {
    const csrfToken = createToken()
    const sent = await post(jsonRequest({ recaptchaToken: 'token', csrfToken, message }, headers))
    expect(sent.status).toBe(200)
    expect(await flagOf(csrfToken)).toBe(flag)
    await site.rows('UPDATE enquiries SET received_at = received_at - 60000')
  }
})

test('a verifier that does not answer within 4 seconds is not waited for', async () => {
  outbound.answer = () =>
    new Promise((resolve) => setTimeout(() => resolve(Response.json(human)), 20_000).unref())
  const start = Date.now()
  expect((await post(jsonRequest({ recaptchaToken: 'token' }))).status).toBe(200)
  expect(Date.now() - start).toBeLessThan(15_000)
})

test('a replay is recognized before its token is asked about again', async () => {
  outbound.answer = () => Response.json(human)
  const init = jsonRequest({ recaptchaToken: 'token', csrfToken: createToken() })
  const first = await post(init)
  outbound.answer = () => Response.json({ success: false, 'error-codes': ['timeout-or-duplicate'] })
  expect(await post(init)).toEqual(first)
  expect(outbound.requests).toHaveLength(1)
})

test('clients without a token get one enquiry an hour', async () => {
  const headers = { 'CF-Connecting-IP': createAddress() }
  expect((await post(jsonRequest({}, headers))).status).toBe(200)
  await site.rows('UPDATE enquiries SET received_at = received_at - 60000')
  const { status, answer } = await post(jsonRequest({ message: 'One more thing to ask you.' }, headers))
  expect([status, answer.error]).toEqual([429, 'Hourly submission limit exceeded'])
})

test.skipIf(isNode)('nobody is asked in local development', async () => {
  expect(
    (await post(jsonRequest({ recaptchaToken: 'token' }), 'http://localhost:8787/api/contact')).status,
  ).toBe(200)
  expect(outbound.requests).toHaveLength(0)
})

test('Turnstile is asked where the owner chose it, and needs no score', async () => {
  const turnstile = await startSite(checkedBy('turnstile'))
  const { score: _, ...verdict } = human
  outbound.answer = () =>
    Response.json({ ...verdict, 'error-codes': [], challenge_ts: '2026-11-21T10:00:00Z' })
  const passed = await turnstile.fetch('/api/contact-secure', jsonRequest({ recaptchaToken: 'token' }))
  expect(passed.status).toBe(200)
  expect(outbound.requests.map(({ url }) => url)).toEqual([
    'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  ])
  outbound.answer = () => Response.json({ success: false, 'error-codes': ['invalid-input-response'] })
  const refused = await turnstile.fetch('/api/contact-secure', jsonRequest({ recaptchaToken: 'token' }))
  expect(refused.status).toBe(403)
})

describe.each(['recaptcha', 'turnstile'])('pages on a host of their own, checked by %s', (service) => {
  let split: Site
  beforeAll(async () => {
    split = await startSite(checkedBy(service), {
      origin: 'https://www.firm.test',
      edgeOrigin: 'https://api.firm.test',
    })
  })

  test.each([
    ['the pages', 'www.firm.test', null],
    ['the edge, which serves them too', 'api.firm.test', null],
    ['a stranger', 'evil.example', 'bot-check token of another host: evil.example'],
  ])('a token made on the host of %s passes', async (_, hostname, flag) => {
    outbound.answer = () => Response.json({ ...human, hostname })
    const csrfToken = createToken()
    const headers = { Origin: 'https://www.firm.test', 'Sec-Fetch-Site': 'same-site' }
    const response = await split.fetch(
      'https://api.firm.test/api/contact-secure',
      jsonRequest({ recaptchaToken: 'token', csrfToken }, headers),
    )
    expect(response.status).toBe(200)
    const stored = await split.rows('SELECT flag FROM enquiries WHERE token = ?', csrfToken)
    expect(stored).toEqual([{ flag }])
  })
})
