import { headersEverywhere } from '@lintel/rules/headers.ts'
import { expect, type Page, test } from '@playwright/test'

const script = async (page: Page) => (await page.locator('script[src]').first().getAttribute('src')) ?? ''

test('whatever is asked for, the answer carries every header', async ({ request, page }) => {
  await page.goto('/')
  const requests: [string, string, number, string][] = [
    ['GET', '/', 200, 'text/html; charset=utf-8'],
    ['HEAD', '/about', 200, 'text/html; charset=utf-8'],
    ['GET', await script(page), 200, 'text/javascript; charset=utf-8'],
    ['GET', '/sitemap.xml', 200, 'application/xml'],
    ['GET', '/robots.txt', 200, 'text/plain; charset=utf-8'],
    ['GET', '/favicon.svg', 200, 'image/svg+xml'],
    ['GET', '/site.webmanifest', 200, 'application/manifest+json'],
    ['GET', '/blog/feed.xml', 200, 'application/atom+xml; charset=utf-8'],
    ['GET', '/blog/welcome-to-our-blog.md', 200, 'text/markdown; charset=utf-8'],
    ['GET', '/.well-known/security.txt', 200, 'text/plain; charset=utf-8'],
    ['GET', '/.well-known/gpc.json', 200, 'application/json'],
    ['GET', '/about/', 307, ''],
    ['GET', '/About', 301, ''],
    ['GET', '/nothing', 404, 'text/html; charset=utf-8'],
    ['GET', '/assets/nothing.js', 404, 'text/html; charset=utf-8'],
    ['GET', '/blog/nothing', 404, 'text/html; charset=utf-8'],
    ['GET', '/receipt/1/2', 404, 'text/html; charset=utf-8'],
    ['POST', '/about', 405, ''],
    ['GET', '/api/contact', 405, 'application/json; charset=utf-8'],
    ['OPTIONS', '/api/contact', 405, 'application/json; charset=utf-8'],
    ['POST', '/api/contact', 403, 'application/json; charset=utf-8'],
    ['GET', '/api/nothing', 404, 'application/json; charset=utf-8'],
    ['GET', '/contact/sent', 303, ''],
  ]
  for (const [method, path, status, type] of requests) {
    await test.step(`${method} ${path}`, async () => {
      const answer = await request.fetch(path, { method, maxRedirects: 0 })
      const headers = answer.headers()
      const names = Object.keys(headersEverywhere).map((name) => name.toLowerCase())
      expect(answer.status()).toBe(status)
      expect(headers['content-type'] ?? '').toBe(type)
      expect(names.filter((name) => !headers[name])).toEqual([])
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*trusted-types 'none'$/)
      expect(headers['access-control-allow-origin']).toBeUndefined()
      if (path.startsWith('/api/')) expect(headers['cache-control']).toBe('no-store')
    })
  }
})

test('Trusted Types are enforced, and nothing but the site’s own script runs', async ({ page }) => {
  await page.goto('/about')
  const outcomes = await page.evaluate(() => {
    const outcomeOf = (act: () => void) => {
      try {
        act()
        return 'allowed'
      } catch (error) {
        return (error as Error).name
      }
    }
    const element = document.createElement('div')
    return {
      html: outcomeOf(() => {
        element.innerHTML = '<img src=x onerror=alert(1)>'
      }),
      script: outcomeOf(() => {
        document.createElement('script').src = 'https://evil.example/a.js'
      }),
      policy: outcomeOf(() => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): void }
        }
        trustedTypes.createPolicy('any', {})
      }),
    }
  })
  expect(outcomes).toEqual({ html: 'TypeError', script: 'TypeError', policy: 'TypeError' })
})
