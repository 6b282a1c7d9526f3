import { expect, test } from '@playwright/test'

/** Bytes of script, as sent, that a page may load before anything is touched. */
const mostScript = 5_000

for (const route of ['/', '/blog/welcome-to-our-blog', '/contact']) {
  test(`${route} loads little script and nothing of React until it is touched`, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto(route, { waitUntil: 'networkidle' })
    const before = [...scripts]
    const sizes = await Promise.all(before.map(async (url) => (await page.request.get(url)).body()))
    const { gzipSync } = await import('node:zlib')
    expect(before.length).toBeGreaterThan(0)
    expect(sizes.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThanOrEqual(mostScript)
    expect(sizes.some((body) => body.includes('react.transitional.element'))).toBe(false)
    await page.getByRole('button', { name: 'Switch theme' }).hover()
    await expect.poll(() => scripts.length).toBeGreaterThan(before.length)
  })
}

test('everything on the home page comes from this site', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => !request.url().startsWith(String(baseURL)) && foreign.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(foreign).toEqual([])
})

test('nothing shifts while the page loads and its islands wake', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Switch theme' }).hover()
  await expect(page.locator('page-island[name="ContactForm"]')).toHaveAttribute('awake', '')
  await expect.poll(() => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
})
