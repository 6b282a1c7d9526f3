import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanContact } from '#data/rules/contact.ts'
import { createToken, formRequest, jsonRequest, words } from '../requests.ts'
import { origin, type Site, startSite } from '../site.ts'

const path = '/api/contact-secure'
const naughty: string[] = JSON.parse(readFileSync('tests/functions/fixtures/naughty-strings.json', 'utf8'))
const fields = ['name', 'email', 'company', 'message'] as const

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const raw = (body: BodyInit, headers: Record<string, string> = {}): RequestInit => ({
  ...jsonRequest({}, headers),
  body,
})
const status = async (init: RequestInit) => (await site.fetch(path, init)).status
const stored = (token: string) =>
  site.rows('SELECT name, email, company, message FROM enquiries WHERE token = ?', token)

async function inParallel<Value, Result>(
  values: Value[],
  work: (value: Value) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < values.length; start += 32) {
    results.push(...(await Promise.all(values.slice(start, start + 32).map(work))))
  }
  return results
}

describe('where a request comes from', () => {
  const none = { 'Sec-Fetch-Site': '' }
  test.each([
    ['same-origin', { 'Sec-Fetch-Site': 'same-origin' }, 200],
    [
      'same-origin with the Origin of another site',
      { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://e.example' },
      200,
    ],
    ['our Origin alone', { ...none, Origin: origin }, 200],
    ['neither', none, 403],
    ['cross-site', { 'Sec-Fetch-Site': 'cross-site', Origin: origin }, 403],
    ['same-site', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['none', { 'Sec-Fetch-Site': 'none' }, 403],
    ['another Origin', { ...none, Origin: 'https://evil.example' }, 403],
    ['a longer Origin', { ...none, Origin: `${origin}.evil.example` }, 403],
    ['the null Origin', { ...none, Origin: 'null' }, 403],
  ])('%s', async (_, headers, expected) => {
    const init = jsonRequest({}, headers)
    const sent = new Headers(init.headers)
    if (!sent.get('Sec-Fetch-Site')) sent.delete('Sec-Fetch-Site')
    expect(await status({ ...init, headers: Object.fromEntries(sent) })).toBe(expected)
  })
})

describe('methods', () => {
  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    const response = await site.fetch(path, { method })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST'])
  })
})

describe('bodies', () => {
  const deep = `${'['.repeat(5)}${']'.repeat(5)}`
  test.each([
    ['empty', '', 400],
    ['no JSON', '{', 400],
    ['null', 'null', 400],
    ['a number', '1', 400],
    ['a list', '[]', 400],
    ['a text', '"x"', 400],
    ['a name that is a number', JSON.stringify({ ...words, name: 1, csrfToken: createToken() }), 400],
    ['a message that is an object', JSON.stringify({ ...words, message: {}, csrfToken: createToken() }), 400],
    ['nothing but a token', JSON.stringify({ csrfToken: createToken() }), 422],
    ['five levels', `{"a":${deep}}`, 400],
    ['8,000 levels', '['.repeat(8000) + ']'.repeat(8000), 400],
    ['too large', JSON.stringify({ ...words, message: 'x'.repeat(17_000) }), 413],
    ['invalid UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]), 400],
    ['a lone continuation byte', new Uint8Array([0x80]), 400],
  ])('%s', async (_, body, expected) => expect(await status(raw(body))).toBe(expected))

  test.each([
    ['no type', { 'Content-Type': '' }, 415],
    ['plain text', { 'Content-Type': 'text/plain' }, 415],
    ['multipart', { 'Content-Type': 'multipart/form-data; boundary=x' }, 415],
    ['Latin-1', { 'Content-Type': 'application/json; charset=iso-8859-1' }, 415],
    ['a false encoding', { 'Content-Encoding': 'gzip' }, 415],
    ['a charset in quotes', { 'Content-Type': 'Application/JSON; charset="UTF-8"' }, 200],
  ])('with %s', async (_, headers, expected) => expect(await status(jsonRequest({}, headers))).toBe(expected))

  test('streamed beyond the limit are cut off', async () => {
    let sent = 0
    const body = new ReadableStream({
      pull: (controller) => {
        sent += 1024
        if (sent > 32 * 1024) controller.close()
        else controller.enqueue(new Uint8Array(1024).fill(32))
      },
    })
    expect(await status({ ...raw(body), duplex: 'half' } as RequestInit)).toBe(413)
  })

  test('that never end time out after 10 seconds', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
    })
    const start = Date.now()
    expect(await status({ ...raw(body), duplex: 'half' } as RequestInit)).toBe(408)
    expect(Date.now() - start).toBeLessThan(15_000)
  })

  test('with unknown and dangerous keys keep only the known ones', async () => {
    const csrfToken = createToken()
    const body = `{"__proto__":{"name":"x"},"constructor":1,"id":"x",${JSON.stringify({ ...words, csrfToken }).slice(1)}`
    expect(await status(raw(body))).toBe(200)
    expect(await stored(csrfToken)).toEqual([words])
  })
})

describe('words', () => {
  test.each(fields)(
    'every naughty string as %s is stored as the rules clean it, or refused',
    async (field) => {
      const cases = naughty.map((text) => ({ text, csrfToken: createToken() }))
      const statuses = await inParallel(cases, ({ text, csrfToken }) =>
        status(jsonRequest({ [field]: text, csrfToken })),
      )
      expect(statuses.filter((code) => code !== 200 && code !== 422)).toEqual([])
      const rows = await site.rows<Record<string, string>>(
        'SELECT token, name, email, company, message FROM enquiries',
      )
      const byToken = new Map(rows.map(({ token, ...row }) => [token, row]))
      for (const [index, { text, csrfToken }] of cases.entries()) {
        const clean = cleanContact({ ...words, [field]: text.toWellFormed() })
        expect(byToken.get(csrfToken), JSON.stringify(text)).toEqual(
          statuses[index] === 200 ? clean : undefined,
        )
      }
    },
  )

  test('lone surrogates become a replacement character', async () => {
    const csrfToken = createToken()
    expect(await status(jsonRequest({ name: 'Ada \ud800', csrfToken }))).toBe(200)
    expect(await stored(csrfToken)).toMatchObject([{ name: 'Ada \ufffd' }])
  })

  test('of every plain form come back or are stored', async () => {
    const statuses = await inParallel(naughty, (text) => status(formRequest({ name: text, message: text })))
    expect(new Set(statuses)).toEqual(new Set([303, 422]))
  })
})

test('any request gets a right status and a whole answer, and only an acknowledged one is stored', async () => {
  const anything = fc.record({
    method: fc.constantFrom('POST', 'POST', 'POST', 'PUT', 'GET'),
    type: fc.constantFrom(
      'application/json',
      'application/x-www-form-urlencoded',
      'text/plain',
      'a/b; charset="',
    ),
    site: fc.constantFrom('same-origin', 'same-origin', 'cross-site'),
    body: fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc.uint8Array({ maxLength: 200 }),
      fc.record(
        {
          name: fc.string(),
          email: fc.emailAddress(),
          company: fc.string(),
          message: fc.lorem(),
          csrfToken: fc.stringMatching(/^[0-9a-f]{64}$/),
        },
        { requiredKeys: ['csrfToken'] },
      ),
    ),
  })
  await fc.assert(
    fc.asyncProperty(anything, async ({ method, type, site: from, body }) => {
      const before = await site.rows<{ n: number }>('SELECT count(*) AS n FROM enquiries')
      const isPlain = typeof body === 'string' || body instanceof Uint8Array
      const request = {
        ...jsonRequest({}, { 'Content-Type': type, 'Sec-Fetch-Site': from }),
        method,
        body: method === 'GET' ? null : isPlain ? body : JSON.stringify(body),
      }
      const response = await site.fetch(path, request as RequestInit)
      const text = await response.text()
      expect([200, 303, 400, 403, 405, 413, 415, 422]).toContain(response.status)
      if (response.headers.get('Content-Type')?.includes('json')) JSON.parse(text)
      const after = await site.rows<{ n: number }>('SELECT count(*) AS n FROM enquiries')
      const isAcknowledged = response.status === 200 || response.status === 303
      expect((after[0]?.n ?? 0) - (before[0]?.n ?? 0)).toBe(isAcknowledged ? 1 : 0)
    }),
    { numRuns: 150 },
  )
})
