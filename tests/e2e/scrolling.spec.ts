import { expect, type Page, test } from '@playwright/test'

const topOf = (page: Page, id: string) =>
  page.evaluate(
    (name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN),
    id,
  )

test('an address with a hash scrolls to it with 100 px to spare', async ({ page }) => {
  await page.goto('/services#overview')
  await expect.poll(() => topOf(page, 'overview')).toBe(100)
})

test('a hash whose element comes later is tried again', async ({ page }) => {
  await page.goto('/about#comes-late')
  await page.evaluate(() =>
    setTimeout(() => {
      const late = Object.assign(document.createElement('div'), { id: 'comes-late', textContent: 'late' })
      const main = document.querySelector('main')
      main?.insertBefore(late, main.children[2] ?? null)
    }, 900),
  )
  await expect.poll(() => topOf(page, 'comes-late'), { timeout: 12_000 }).toBe(100)
})

test('a changed hash scrolls too', async ({ page }) => {
  await page.goto('/services')
  await page.evaluate(() => {
    location.hash = 'overview'
  })
  await expect.poll(() => topOf(page, 'overview')).toBe(100)
})

test('an anchor of the home page scrolls with 80 px to spare and is part of the history', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Why Choose' }).click()
  await expect(page).toHaveURL('/#why-choose')
  await expect.poll(() => topOf(page, 'why-choose')).toBe(80)
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('reading progress: a rounded percentage, and a badge beyond 5 %', async ({ page }) => {
  await page.goto('/')
  const progress = page.getByRole('progressbar', { name: 'Reading progress' })
  const badge = page.locator('[data-reading-badge]')
  await expect(progress).toHaveAttribute('aria-valuenow', '0')
  await expect(badge).toHaveCSS('opacity', '0')
  await page.evaluate(() =>
    scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' }),
  )
  await expect(progress).toHaveAttribute('aria-valuenow', '50')
  await expect(badge).toHaveText('50%')
  await expect(badge).toHaveCSS('opacity', '1')
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect(progress).toHaveAttribute('aria-valuenow', '100')
})

test('what is below the first screen appears once it is reached, and stays', async ({ page }) => {
  await page.goto('/')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Startups' }) })
  await expect(card).toHaveCSS('opacity', '0')
  await card.scrollIntoViewIfNeeded()
  await expect(card).toHaveCSS('opacity', '1')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(card).toHaveCSS('opacity', '1')
})

test('the services of the home page wait behind a skeleton until they are near', async ({ page }) => {
  await page.goto('/')
  const list = page.locator('[data-lazy]')
  await expect(list).toHaveAttribute('data-waiting', '')
  const content = list.locator('h3').first().locator('..')
  await expect(content).toHaveCSS('opacity', '0')
  await list.evaluate((element) =>
    scrollTo({ top: element.getBoundingClientRect().top - innerHeight - 90, behavior: 'instant' }),
  )
  await page.mouse.wheel(0, 120)
  await expect(list).not.toHaveAttribute('data-waiting')
  await expect(content).toHaveCSS('opacity', '1')
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing is hidden', async ({ page }) => {
    await page.goto('/')
    expect(await page.locator('[data-reveal][data-waiting]').count()).toBe(0)
  })
})

test('50 particles drift in the hero, unseen by assistive technology', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('.particles circle')).toHaveCount(50)
  await expect(page.locator('svg[aria-hidden="true"] .particles circle')).toHaveCount(50)
})
