import { openLocal } from '@lintel/cli/database/openDatabase.ts'
import { expect, type Page, type Request, test } from '@playwright/test'
import { site } from '@site/data/site.ts'

test.skip(site.analytics === 'none', 'Views are not counted.')

/** A page that other tests open once at most, so that its count stands still beside them. */
const own = '/blog/tags/pipelines'

async function countOf(path: string): Promise<number> {
  const database = openLocal('page_views', process.env.STATE)
  const [row] = await database('SELECT sum(views) AS views FROM page_views WHERE path = ?', path)
  return Number(row?.views ?? 0)
}

function viewsSentBy(page: Page): Request[] {
  const views: Request[] = []
  page.on('request', (request) => request.url().endsWith('/api/views') && views.push(request))
  return views
}

test('a visit counts one, a return from the history another', async ({ page }) => {
  const views = viewsSentBy(page)
  const before = await countOf(own)
  const answered = page.waitForResponse('**/api/views')
  await page.goto(own)
  expect((await answered).status()).toBe(204)
  await expect.poll(() => countOf(own)).toBe(before + 1)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(() => countOf(own)).toBe(before + 2)
  expect(views).toHaveLength(2)
})

test('a missing address is counted as not found', async ({ page }) => {
  const before = await countOf('/404')
  await page.goto('/No-Such-Page?key=secret')
  await expect.poll(() => countOf('/404')).toBeGreaterThan(before)
})

test.describe('with Global Privacy Control', () => {
  test.use({ extraHTTPHeaders: { 'Sec-GPC': '1' } })

  test('nothing is sent', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    )
    const views = viewsSentBy(page)
    await page.goto('/about', { waitUntil: 'networkidle' })
    expect(views).toEqual([])
  })

  test('the header alone is enough: nothing is stored', async ({ page }) => {
    const path = '/blog/tags/mlops'
    const before = await countOf(path)
    const answered = page.waitForResponse('**/api/views')
    await page.goto(path)
    expect((await answered).status()).toBe(204)
    expect(await countOf(path)).toBe(before)
  })
})

test('with Do Not Track nothing is sent', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }))
  const views = viewsSentBy(page)
  await page.goto('/about', { waitUntil: 'networkidle' })
  expect(views).toEqual([])
})

for (const [timezoneId, kept] of [
  ['America/New_York', true],
  ['Europe/Berlin', false],
  ['Atlantic/Azores', false],
  ['Asia/Kolkata', true],
] as const) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test(`a view is counted, and where the visit began is ${kept ? '' : 'not '}kept`, async ({ page }) => {
      const answered = page.waitForResponse('**/api/views')
      await page.goto('/about')
      expect((await answered).status()).toBe(204)
      const visit = await page.evaluate(
        (prefix) => sessionStorage.getItem(`${prefix}.visit`),
        site.storagePrefix,
      )
      expect(visit !== null).toBe(kept)
    })
  })
}
