import { expect, type Page, test } from '@playwright/test'

test.describe('on paper', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print', colorScheme: 'dark' }))

  test('an article has nothing to press, and says where its links lead', async ({ page }) => {
    await page.goto('/blog/welcome-to-our-blog')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open AI Assistant' })).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    const link = page.locator('main .prose a[data-address]').first()
    const after = await link.evaluate((element) => getComputedStyle(element, '::after').content)
    expect(after).toContain(`(${await link.getAttribute('data-address')})`)
  })

  test('a sheet keeps its drawings, its title block and its sources', async ({ page }) => {
    await page.goto('/case-studies/retail-demand-forecasting')
    await expect(page.getByRole('img', { name: /one planner/ })).toBeVisible()
    await expect(page.getByText('Multi-location retailer')).toBeVisible()
    await expect(page.getByText('Our own delivery records')).toBeVisible()
    await expect(page.getByRole('link', { name: 'All Case Studies' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Back to' })).toHaveCount(0)
  })

  test('a specimen is A4, its tables are tables, and every page says that it is made up', async ({
    page,
  }) => {
    await page.goto('/specimens/threat-model')
    const notice = 'This is a sample document. Its system and its numbers are invented to show the format.'
    await expect(page.getByRole('columnheader', { name: 'Likelihood' })).toBeVisible()
    await expect(page.getByText(`Specimen: ${notice}`)).toBeVisible()
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 (\d+)[.\d]* (\d+)/g)].map(([, ...size]) =>
      size.join(' '),
    )
    expect(new Set(boxes)).toEqual(new Set(['594 841']))
    expect(boxes.length).toBeLessThan(7)
  })

  test('the page is light, whatever the screen is', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  })
})

test.describe('a list that phones fold away', () => {
  const item = (page: Page) => page.getByText('Short-lived credentials for services and pipelines')
  const name = (page: Page) => page.locator('summary', { hasText: 'Identity & Access Management' })

  test('is open on large screens and on paper, without its name', async ({ page }) => {
    await page.goto('/cybersecurity')
    await expect(item(page)).toBeVisible()
    await expect(name(page)).toBeHidden()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(item(page)).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(item(page)).toBeVisible()
  })

  test.describe('on a phone without script', () => {
    test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })

    test('opens at a tap, and for words that are looked for in it; its figure says what it shows', async ({
      page,
    }) => {
      await page.goto('/cybersecurity')
      await expect(page.getByRole('img', { name: /^Four rings around the data/ })).toBeVisible()
      await expect(item(page)).toBeHidden()
      await name(page).click()
      await expect(item(page)).toBeVisible()
      const other = page.getByText('Tabletop exercises and restore drills')
      await expect(other).toBeHidden()
      await page.goto('/cybersecurity#:~:text=Tabletop%20exercises%20and%20restore%20drills')
      await expect(other).toBeVisible()
    })
  })
})

test('in a palette of the system every button has an edge and the chosen theme stands out', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/contact')
  const bare = await page
    .locator('button:visible, main a[class*="rounded"]:visible')
    .evaluateAll((controls) =>
      controls
        .filter((control) => Number.parseFloat(getComputedStyle(control).borderTopWidth) === 0)
        .map((control) => control.getAttribute('aria-label') ?? control.textContent),
    )
  expect(bare).toEqual([])
  const fillOf = (theme: string) =>
    page
      .locator(`[data-theme-option="${theme}"]`)
      .first()
      .evaluate((option) => getComputedStyle(option).backgroundColor)
  expect(await fillOf('system')).not.toBe(await fillOf('dark'))
  expect(await fillOf('light')).toBe(await fillOf('dark'))
})

test('in such a palette, light or dark, the words that a search found can be read', async ({ page }) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await page.goto('/search?q=invoice')
    const highlight = page.locator('main mark').first()
    const system = await highlight.evaluate((mark) => {
      const probe = document.createElement('i')
      probe.style.cssText = 'color: MarkText; background: Mark'
      mark.append(probe)
      return [mark, probe].map((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        return [color, backgroundColor]
      })
    })
    expect(system[0], colorScheme).toEqual(system[1])
  }
})
