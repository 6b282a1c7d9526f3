import { readFileSync } from 'node:fs'
import { createToken, formRequest, jsonRequest, origin, sampleEnquiry } from '@lintel/lab/edge/requests.ts'
import { cleanContact, contactFieldNames, contactMessages, fieldsOf } from '@lintel/rules/contact.ts'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { inParallel } from '../inParallel.ts'
import { startSite } from '../site.ts'

const path = '/api/contact-secure'
const naughty: string[] = JSON.parse(readFileSync('tests/functions/fixtures/naughty-strings.json', 'utf8'))

const site = await startSite()

const raw = (body: BodyInit, headers: Record<string, string> = {}): RequestInit => ({
  ...jsonRequest({}, headers),
  body,
})
const status = async (init: RequestInit) => (await site.fetch(path, init)).status
const refusal = async (init: RequestInit) => {
  const response = await site.fetch(path, init)
  return [response.status, (await response.json<{ error: string }>()).error]
}
const stored = (token: string) =>
  site.rows(`SELECT ${contactFieldNames} FROM enquiries WHERE token = ?`, token)

const withToken = (body: object) => JSON.stringify({ ...sampleEnquiry, csrfToken: createToken(), ...body })

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
  const text = 'The request must be a JSON object.'
  test.each<[string, BodyInit, number, string]>([
    ['empty', '', 400, 'The request is not valid JSON.'],
    ['no JSON', '{', 400, 'The request is not valid JSON.'],
    ['null', 'null', 400, text],
    ['a number', '1', 400, text],
    ['a list', '[]', 400, 'The field csrfToken is missing or has the wrong form.'],
    ['a text', '"x"', 400, text],
    [
      'a name that is a number',
      withToken({ name: 1 }),
      400,
      'The field name is missing or has the wrong form.',
    ],
    ['a message that is an object', withToken({ message: {} }), 400, 'The field message is missing'],
    ['a time that is a text', withToken({ timestamp: 'now' }), 400, 'The field timestamp is missing'],
    ['nothing but a token', JSON.stringify({ csrfToken: createToken() }), 422, contactMessages.nameShort],
    ['five levels', `{"a":${deep}}`, 400, 'The request is nested too deeply.'],
    ['8,000 levels', '['.repeat(8000) + ']'.repeat(8000), 400, 'The request is nested too deeply.'],
    ['too large', withToken({ message: 'x'.repeat(17_000) }), 413, 'The request is too large.'],
    ['invalid UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]), 400, 'The request is not valid UTF-8.'],
    ['a lone continuation byte', new Uint8Array([0x80]), 400, 'The request is not valid UTF-8.'],
  ])('%s', async (_, body, expected, error) => {
    expect(await refusal(raw(body))).toEqual([expected, expect.stringContaining(error)])
  })

  const type = 'The request must be JSON or a form, in UTF-8.'
  test.each<[string, Record<string, string>, string]>([
    ['no type', { 'Content-Type': '' }, type],
    ['plain text', { 'Content-Type': 'text/plain' }, type],
    ['multipart', { 'Content-Type': 'multipart/form-data; boundary=x' }, type],
    ['Latin-1', { 'Content-Type': 'application/json; charset=iso-8859-1' }, type],
    ['a false encoding', { 'Content-Encoding': 'gzip' }, 'The request must not be compressed.'],
  ])('with %s', async (_, headers, error) => {
    expect(await refusal(jsonRequest({}, headers))).toEqual([415, error])
  })

  describe('of a plain form', () => {
    const form = (body: string): RequestInit => ({ ...formRequest(), body })
    const whole = String(formRequest().body)
    const countStored = () => site.rows('SELECT count(*) AS count FROM enquiries')

    test.each([
      ['a name in Latin-1', whole.replace('Ada', 'Andr%E9'), 'The request is not valid UTF-8.'],
      ['half a letter', whole.replace('Ada', 'Ada%C3'), 'The request is not valid UTF-8.'],
      ['a surrogate', whole.replace('Ada', 'Ada%ED%A0%80'), 'The request is not valid UTF-8.'],
      ['a key in Latin-1', `${whole}&caf%E9=1`, 'The request is not valid UTF-8.'],
      ['two names', `${whole}&name=Eve`, 'The field name was sent twice.'],
      ['the same name twice', `${whole}&name=${sampleEnquiry.name}`, 'The field name was sent twice.'],
      ['two names, one of them escaped', `${whole}&n%61me=Eve`, 'The field name was sent twice.'],
    ])('with %s are refused, and not stored', async (_, body, error) => {
      const before = await countStored()
      const response = await site.fetch(path, form(body))
      expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(error)])
      expect(await countStored()).toEqual(before)
    })

    test('with signs of percent that escape nothing keep them', async () => {
      const message = 'We want 100% of it, or 5 %zz of that, and a \ufffd of our own.'
      const body = whole.replace(/message=[^&]*/, `message=${message.replaceAll(' ', '+')}`)
      expect(await status({ ...form(body), redirect: 'manual' })).toBe(303)
      expect(await site.rows('SELECT message FROM enquiries WHERE message = ?', message)).toHaveLength(1)
    })
  })

  test('with a charset in quotes', async () => {
    expect(await status(jsonRequest({}, { 'Content-Type': 'Application/JSON; charset="UTF-8"' }))).toBe(200)
  })

  test('streamed beyond the limit are cut off', async () => {
    // A client that still writes when it is cut off may lose the answer, so it asks again (RFC 9112, section 9.6).
    await vi.waitFor(async () => {
      const body = new Blob([new Uint8Array(32 * 1024).fill(32)]).stream()
      expect(await refusal({ ...raw(body), duplex: 'half' } as RequestInit)).toEqual([
        413,
        'The request is too large.',
      ])
    })
  })

  test('that never end time out after 10 seconds', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
    })
    const start = Date.now()
    expect(await refusal({ ...raw(body), duplex: 'half' } as RequestInit)).toEqual([
      408,
      'The request took too long.',
    ])
    expect(Date.now() - start).toBeLessThan(30_000)
  })

  test('with unknown and dangerous keys keep only the known ones', async () => {
    const csrfToken = createToken()
    const body = `{"__proto__":{"name":"x"},"constructor":1,"id":"x",${JSON.stringify({ ...sampleEnquiry, csrfToken }).slice(1)}`
    expect(await status(raw(body))).toBe(200)
    expect(await stored(csrfToken)).toEqual([sampleEnquiry])
  })
})

describe('words', () => {
  test.each(contactFieldNames)(
    'every naughty string as %s is stored as the rules clean it, or refused',
    async (field) => {
      const cases = naughty.map((text) => ({ text, csrfToken: createToken() }))
      const statuses = await inParallel(cases, ({ text, csrfToken }) =>
        status(jsonRequest({ [field]: text, csrfToken })),
      )
      expect(statuses.filter((code) => code !== 200 && code !== 422)).toEqual([])
      const rows = await site.rows<Record<string, string>>(
        `SELECT token, ${contactFieldNames} FROM enquiries`,
      )
      const byToken = new Map(rows.map(({ token, ...row }) => [token, row]))
      for (const [index, { text, csrfToken }] of cases.entries()) {
        const clean = cleanContact({ ...sampleEnquiry, [field]: text.toWellFormed() })
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

  test.each([
    ['all fields', (text: string) => fieldsOf(() => text)],
    [
      'its words',
      (text: string) => ({
        ...fieldsOf(() => text),
        email: sampleEnquiry.email,
        message: `${sampleEnquiry.message} ${text}`,
      }),
    ],
  ])('every naughty string in %s of a plain form comes back or is stored', async (_, fill) => {
    const statuses = await inParallel(naughty, (text) => status(formRequest(fill(text))))
    expect(statuses.filter((code) => code !== 303 && code !== 422)).toEqual([])
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
  const count = () => site.rows<{ n: number }>('SELECT count(*) AS n FROM enquiries')
  let [{ n: before } = { n: 0 }] = await count()
  await fc.assert(
    fc.asyncProperty(anything, async ({ method, type, site: from, body }) => {
      const isPlain = typeof body === 'string' || body instanceof Uint8Array
      const request = {
        ...jsonRequest({}, { 'Content-Type': type, 'Sec-Fetch-Site': from }),
        method,
        body: method === 'GET' ? null : isPlain ? body : JSON.stringify(body),
      }
      const response = await site.fetch(path, request as RequestInit)
      const text = await response.text()
      expect(response.headers.get('Content-Type') ?? 'none').toMatch(
        response.status === 303 ? 'none' : /^(application\/json; charset=utf-8|text\/html)/,
      )
      expect([200, 303, 400, 403, 405, 413, 415, 422]).toContain(response.status)
      if (response.headers.get('Content-Type')?.includes('json')) JSON.parse(text)
      const [{ n } = { n: 0 }] = await count()
      const isAcknowledged = response.status === 200 || response.status === 303
      expect(n - before).toBe(isAcknowledged ? 1 : 0)
      before = n
    }),
    { numRuns: 150 },
  )
})
