import { HttpError } from '@lintel/edge/http/HttpError.ts'
import { preflightResponse, requireSameOrigin, withCorsHeaders } from '@lintel/edge/http/origin.ts'
import { describe, expect, test } from 'vitest'

const pages = 'https://www.firm.test'
const url = new URL('https://api.firm.test/api/contact-secure')
const from = (headers: Record<string, string>, method = 'POST') => new Request(url, { method, headers })

describe('pages that another host serves', () => {
  test.each<[string, Record<string, string>, boolean]>([
    ['they', { Origin: pages, 'Sec-Fetch-Site': 'same-site' }, true],
    ['they, in an old browser', { Origin: pages }, true],
    ['the edge itself', { Origin: url.origin, 'Sec-Fetch-Site': 'same-origin' }, true],
    ['a neighbor', { Origin: 'https://shop.firm.test', 'Sec-Fetch-Site': 'same-site' }, false],
    ['a stranger', { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' }, false],
    ['a page whose name begins the same', { Origin: `${pages}.evil.test` }, false],
    ['a page without an origin', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, false],
    ['nobody', {}, false],
  ])('may call, others may not: %s', (_, headers, isAllowed) => {
    const call = () => requireSameOrigin({ request: from(headers), url }, pages)
    if (isAllowed) expect(call).not.toThrow()
    else expect(call).toThrow(HttpError)
  })

  test('may ask before they call', () => {
    const answer = preflightResponse(from({ Origin: pages }, 'OPTIONS'), pages)
    expect(answer?.status).toBe(204)
    expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
      'access-control-allow-origin': pages,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'Content-Type',
      'access-control-allow-credentials': 'true',
      vary: 'Origin',
    })
    expect(preflightResponse(from({ Origin: 'https://evil.test' }, 'OPTIONS'), pages)).toBeUndefined()
    expect(preflightResponse(from({ Origin: pages }), pages)).toBeUndefined()
  })

  test('may read the answer, and nobody else', () => {
    const read = (origin: string) =>
      withCorsHeaders(from({ Origin: origin }), new Response('{}'), pages).headers
    expect(read(pages).get('Access-Control-Allow-Origin')).toBe(pages)
    const other = read('https://evil.test')
    expect([other.get('Access-Control-Allow-Origin'), other.get('Vary')]).toEqual([null, 'Origin'])
  })
})

describe('where the edge serves the pages itself', () => {
  test('no other origin may call, ask or read', () => {
    const request = from({ Origin: pages, 'Sec-Fetch-Site': 'cross-site' })
    expect(() => requireSameOrigin({ request, url }, null)).toThrow(HttpError)
    expect(preflightResponse(from({ Origin: pages }, 'OPTIONS'), null)).toBeUndefined()
    expect(withCorsHeaders(request, new Response('{}'), null).headers.has('Vary')).toBe(false)
  })
})
