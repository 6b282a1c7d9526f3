import { describe, expect, test } from 'vitest'
import { startSite } from './site.ts'

const site = await startSite()

const get = async (path: string, init?: RequestInit) => {
  const response = await site.fetch(path, init)
  return { status: response.status, location: response.headers.get('Location'), html: await response.text() }
}

describe('pages', () => {
  test.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/blog', 'Blog'],
    ['/blog/a-post', 'A post'],
  ])('%s is served', async (path, heading) => {
    expect(await get(path)).toMatchObject({
      status: 200,
      html: expect.stringContaining(`<h1>${heading}</h1>`),
    })
  })
})

describe('other spellings', () => {
  test.each([
    ['/About', 301, '/about'],
    ['/ABOUT?a=1&b=2', 301, '/about?a=1&b=2'],
    ['/Blog/A-Post/', 301, '/blog/a-post'],
    ['/about//', 307, '/about'],
    ['//about', 307, '/about'],
    ['/about/', 307, '/about'],
    ['/about.html', 307, '/about'],
  ])('%s: %i to %s', async (path, status, location) => {
    expect(await get(new URL(`https://lintel.example${path}`).href)).toMatchObject({ status, location })
  })

  test.each(['//evil.example/', '/%2F/evil.example', '/\\evil.example', '//evil.example/about'])(
    '%s never leads to another site',
    async (path) => expect((await get(`https://lintel.example${path}`)).status).toBe(404),
  )
})

describe('an address that a page had', () => {
  test.each([
    ['/blog/an-old-post', '/blog/a-post'],
    ['/blog/an-old-post?from=mail', '/blog/a-post?from=mail'],
    ['/blog/an-old-post/', '/blog/an-old-post'],
    ['/Blog/An-Old-Post', '/blog/an-old-post'],
    ['/blog/f%C3%BCnf', '/blog/a-post'],
    ['/blog/f%c3%bcnf', '/blog/f%C3%BCnf'],
    ['/Blog/F%C3%9CNF/', '/blog/f%C3%BCnf'],
    // "u" and a diaeresis of its own.
    ['/blog/fu%CC%88nf', '/blog/f%C3%BCnf'],
  ])('%s: 301 to %s', async (path, location) =>
    expect(await get(path)).toMatchObject({ status: 301, location }),
  )
})

describe('not found', () => {
  test.each([
    ['/nothing', 'Oops! Page not found'],
    ['/nothing/at/all', 'Oops! Page not found'],
    ['/blogs', 'Oops! Page not found'],
    ['/blog/nothing', 'Post not found'],
    ['/Blog/Nothing/', 'Post not found'],
    ['/tools/nothing', 'Tool Not Found'],
    ['/404', 'Oops! Page not found'],
    ['/blog/not-found', 'Post not found'],
    ['/tools/not-found', 'Tool Not Found'],
    ['/notice', 'Oops! Page not found'],
    ['/%', 'Oops! Page not found'],
    ['/%00', 'Oops! Page not found'],
  ])('%s', async (path, heading) => {
    expect(await get(path)).toMatchObject({
      status: 404,
      html: expect.stringContaining(`<h1>${heading}</h1>`),
    })
  })

  test('in the API is JSON', async () => {
    expect(await get('/api/nothing')).toMatchObject({
      status: 404,
      html: '{"success":false,"error":"Not found"}',
    })
  })

  test('answers HEAD without a body', async () => {
    expect(await get('/nothing', { method: 'HEAD' })).toMatchObject({ status: 404, html: '' })
  })

  test('takes only GET and HEAD', async () => {
    const response = await site.fetch('/nothing', { method: 'POST' })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('headers', () => {
  test.each(['/', '/nothing', '/api/nothing', '/About', '/contact/sent', '/blog/nothing'])(
    '%s carries its policy',
    async (path) => {
      const { headers } = await site.fetch(path)
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
    },
  )

  test.each(['/api/nothing', '/nothing', '/contact/sent'])('%s carries the rest of them', async (path) => {
    const { headers } = await site.fetch(path)
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('Referrer-Policy')).toBe(path === '/nothing' ? 'origin' : 'strict-origin')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
    expect(headers.get('Permissions-Policy')).toContain('camera=()')
    expect(headers.get('Cache-Control')).toBe('no-store')
  })
})
