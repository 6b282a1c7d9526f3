import { typefaces } from '@lintel/engine/schemas/site.ts'
import { expect, type Page, test } from '@playwright/test'
import { site } from '@site/data/site.ts'
import { chatOn } from './support/chat.ts'
import { hydrateAll } from './support/islands.ts'

/** Bytes of script, as sent, that a page may load before anything is touched. */
const mostScript = 5_000

for (const route of ['/', '/blog/welcome-to-our-blog', '/contact']) {
  test(`${route} loads little script, nothing of React and nothing from elsewhere until it is touched`, async ({
    page,
    baseURL,
  }) => {
    const scripts: string[] = []
    const foreign: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
      if (!request.url().startsWith(String(baseURL))) foreign.push(request.url())
    })
    await page.goto(route, { waitUntil: 'networkidle' })
    expect(foreign).toEqual([])
    const before = [...scripts]
    const sizes = await Promise.all(before.map(async (url) => (await page.request.get(url)).body()))
    const { gzipSync } = await import('node:zlib')
    expect(before.length).toBeGreaterThan(0)
    expect(sizes.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThanOrEqual(mostScript)
    expect(sizes.some((body) => body.includes('react.transitional.element'))).toBe(false)
    await chatOn(page).button.hover()
    await expect.poll(() => scripts.length).toBeGreaterThan(before.length)
  })
}

// Playwright's Chromium prerenders nothing, as other browsers.
test('a page is fetched while the pointer rests on its link', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const fetched = page.waitForRequest((request) => new URL(request.url()).pathname === '/services')
  await page.locator('main a[href="/services"]').first().hover()
  expect((await fetched).headers()['sec-purpose']).toBe('prefetch')
})

/** A page for each kind of island: the chat, the newsletter, search, form and tool. */
const routesWithIslands = [
  '/',
  '/contact',
  '/blog',
  '/blog/welcome-to-our-blog',
  '/tools/live-streaming-cost-calculator',
]

/**
 * Keeps the site's font away where its fallback has no font of the machine to draw, neither Arial nor Liberation Sans:
 * there words move as the font arrives, which no page can help.
 */
async function avoidFontSwap(page: Page) {
  const hasFallback = await page.evaluate(
    (family) =>
      document.fonts.load(`1em "${family} fallback"`).then(
        (faces) => faces.length > 0,
        () => false,
      ),
    typefaces[site.typeface],
  )
  if (!hasFallback) await page.route('**/*.woff2', (route) => route.abort())
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })
  for (const route of routesWithIslands) {
    test(`nothing shifts while ${route} loads and each of its islands is hydrated`, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: string[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as PerformanceEntry & {
              value: number
              sources: { node?: Element }[]
            }
            // A single icon that moves by the width of a stroke when the font arrives rounds to 0 in every measure.
            if (value >= 0.0005)
              shifts.push(`${value}: ${sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(', ')}`)
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto('/about')
      await avoidFontSwap(page)
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(route, { waitUntil: 'networkidle' })
        await hydrateAll(page)
        const shifts = await page.evaluate(async () => {
          // What moved is known once it has been drawn.
          for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
          return (window as unknown as { shifts: string[] }).shifts
        })
        expect(shifts, `${width} px`).toEqual([])
      }
    })
  }
})

test('only a page with letters beyond those of English texts fetches the font that has them', async ({
  page,
}) => {
  const fonts: string[] = []
  page.on('request', (request) => request.url().includes(site.typeface) && fonts.push(request.url()))
  await page.goto('/privacy-policy', { waitUntil: 'networkidle' })
  expect(fonts).toEqual([expect.stringContaining('-basic.')])
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.append(' für Škoda'))
  await expect.poll(() => fonts).toEqual([fonts[0], expect.stringContaining('-latin-')])
})

test.describe('on a touch screen, where nothing nears a control', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  const ahead = (page: Page) => page.locator('link[rel="modulepreload"]')

  test('code is fetched ahead once somebody is there', async ({ page }) => {
    await page.goto('/about', { waitUntil: 'networkidle' })
    await expect(ahead(page)).toHaveCount(0)
    await page.touchscreen.tap(200, 400)
    await expect(ahead(page)).not.toHaveCount(0)
    await expect(page.locator('page-island[hydrated]')).toHaveCount(0)
  })

  test('nothing is fetched ahead for those who save data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await page.goto('/about', { waitUntil: 'networkidle' })
    await page.touchscreen.tap(200, 400)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await expect(ahead(page)).toHaveCount(0)
  })
})

test('a browser without speculation rules fetches a page once its link is pointed at', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(HTMLScriptElement, 'supports', { value: undefined }))
  await page.goto('/blog', { waitUntil: 'networkidle' })
  const ahead: string[] = []
  page.on('request', (request) => request.resourceType() === 'fetch' && ahead.push(request.url()))
  const link = page.locator('main a[href="/blog/welcome-to-our-blog"]').first()
  await link.hover()
  await expect.poll(() => ahead).toEqual([expect.stringMatching(/\/blog\/welcome-to-our-blog$/)])
  await link.click()
  await page.waitForURL('**/blog/welcome-to-our-blog')
  // The page is in the cache: the server is only asked whether it has changed, and sends some headers.
  const sent = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).transferSize,
  )
  expect(sent).toBeLessThan(1000)
})
