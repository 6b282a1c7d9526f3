import { origin } from '@lintel/lab/edge/requests.ts'
import { isoDay } from '@lintel/rules/time.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startSite } from '../site.ts'

const post = { route: '/blog/@slug', path: '/blog/a-post' }

const site = await startSite()
beforeEach(() => site.rows('DELETE FROM page_views'))

const send = (body: unknown, headers: Record<string, string> = {}) =>
  site.fetch('/api/views', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const counts = () => site.rows('SELECT path, views FROM page_views ORDER BY path')

test('a view is counted for its day and path, and answered without a word', async () => {
  const response = await send(post)
  expect([response.status, await response.text()]).toEqual([204, ''])
  expect(await site.rows('SELECT * FROM page_views')).toEqual([
    { day: isoDay(Date.now()), path: '/blog/a-post', views: 1 },
  ])
})

test('views at the same time are all counted', async () => {
  const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await send(post)).status))
  expect(new Set(statuses)).toEqual(new Set([204]))
  expect(await counts()).toEqual([{ path: '/blog/a-post', views: 20 }])
})

test('the home page and the not-found pages are counted like any other', async () => {
  for (const path of ['/', '/404', '/blog/not-found'])
    expect((await send({ route: path, path })).status).toBe(204)
  expect(await counts()).toMatchObject([{ path: '/' }, { path: '/404' }, { path: '/blog/not-found' }])
})

test.each(['Sec-GPC', 'DNT'])('with %s the answer is the same, and nothing is stored', async (signal) => {
  expect((await send(post, { [signal]: '1' })).status).toBe(204)
  expect(await counts()).toEqual([])
})

test('signals that are off change nothing', async () => {
  expect((await send(post, { 'Sec-GPC': '0', DNT: '0' })).status).toBe(204)
  expect(await counts()).toEqual([{ path: '/blog/a-post', views: 1 }])
})

describe('refused, with nothing stored', () => {
  test.each([
    ['a page that the build lacks', { route: '/nothing', path: '/nothing' }, 422],
    ['a post that the build lacks', { ...post, path: '/blog/nothing' }, 422],
    ['another route', { ...post, route: '/tools/@toolId' }, 422],
    ['upper case', { route: '/About', path: '/About' }, 422],
    ['a query', { route: '/about', path: '/about?from=mail' }, 422],
    ['a slash at the end', { route: '/about/', path: '/about/' }, 422],
    ['a file', { route: '/about.html', path: '/about.html' }, 422],
    ['another spelling of a page', { route: '/index', path: '/index' }, 422],
    ['the API', { route: '/api/views', path: '/api/views' }, 422],
    ['another site', { route: '//evil.example', path: '//evil.example' }, 422],
    ['a long path', { route: '/@a', path: `/${'a'.repeat(200)}` }, 422],
    ['no route', { path: '/about' }, 400],
    ['no path', { route: '/about' }, 400],
    ['a number', { route: '/about', path: 1 }, 400],
    ['null', null, 400],
    ['no JSON', '{', 400],
    ['an empty body', '', 400],
    ['more than 512 bytes', { ...post, more: 'x'.repeat(512) }, 413],
  ])('%s', async (_, body, status) => {
    const response = await send(body)
    expect([response.status, await response.json()]).toEqual([
      status,
      { success: false, error: expect.any(String) },
    ])
    expect(await counts()).toEqual([])
  })

  test('a body of 512 bytes is not too large', async () => {
    const bare = JSON.stringify({ ...post, more: '' })
    expect((await send({ ...post, more: 'x'.repeat(512 - bare.length) })).status).toBe(204)
    expect((await send({ ...post, more: 'x'.repeat(513 - bare.length) })).status).toBe(413)
  })

  test.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: origin }, 403],
    ['an address typed in', { 'Sec-Fetch-Site': 'none' }, 403],
    ['plain text', { 'Content-Type': 'text/plain' }, 415],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
  ])('what comes from %s', async (_, headers, status) => {
    expect((await send(post, headers as Record<string, string>)).status).toBe(status)
    expect(await counts()).toEqual([])
  })

  test.each(['GET', 'HEAD', 'PUT', 'DELETE'])('%s', async (method) => {
    const response = await site.fetch('/api/views', { method })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST'])
  })
})

test('a database that fails is an error, and the page need not care', async () => {
  await site.rows('ALTER TABLE page_views RENAME TO elsewhere')
  try {
    expect((await send(post)).status).toBe(503)
  } finally {
    await site.rows('ALTER TABLE elsewhere RENAME TO page_views')
  }
})
