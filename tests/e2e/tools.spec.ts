import { getCollection, getContent } from '@lintel/engine/content/store.ts'
import { themeStorageKey } from '@lintel/rules/theme.ts'
import { foreignOrigin } from '@lintel/rules/thirdParties.ts'
import { expect, type Page, test } from '@playwright/test'

const [calculator] = getCollection('tools')
if (!calculator) throw new Error('There is no tool to test.')
const detail = `/tools/${calculator.id}`

const frameElement = (page: Page) => page.locator('iframe')
const frame = (page: Page) => page.frameLocator('iframe')

/** Brings the embedded tool into view, as somebody who scrolls down to it. */
async function showTool(page: Page) {
  await page.getByRole('heading', { name: 'Try the Tool' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 300)
}

test('the list leads to the tool, and its page shows what it is', async ({ page }) => {
  await page.goto('/tools')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Free Tools & Apps')
  await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  const card = page
    .getByRole('region', { name: getContent('pages', 'tools').label })
    .getByRole('listitem')
    .first()
  await expect(card.getByText(calculator.category, { exact: true })).toBeVisible()
  await expect(card.getByRole('listitem')).toHaveText(calculator.tags)
  await expect(main.getByRole('heading', { name: 'Need a Custom Tool?' })).toBeAttached()
  await card.getByRole('link', { name: /^Use Tool/ }).click()
  await expect(page).toHaveURL(detail)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(calculator.title)
  await expect(main.getByText(calculator.detailedDescription)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Get Support' })).toHaveAttribute('href', '/contact')
  await expect(main.getByRole('link', { name: 'View All Tools' })).toHaveAttribute('href', '/tools')
  for (const feature of calculator.features) await expect(main.getByText(feature)).toBeAttached()
})

// What somebody else runs is not ours to test; tests/e2e/consent.spec.ts looks at the frame of such a tool.
const isForeign = foreignOrigin(calculator.url) !== undefined

test('Open Tool opens the tool alone, in a tab of its own', async ({ page, context }) => {
  test.skip(isForeign)
  await page.goto(detail)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /^Open Tool/ }).click()
  const tab = await opened
  await expect(tab).toHaveURL(calculator.url)
  await expect(tab.getByRole('heading', { level: 1, name: 'Live streaming cost calculator' })).toBeVisible()
  await expect(tab.locator('.headline')).toHaveText('$3,081.81')
  expect(await tab.evaluate(() => opener)).toBeNull()
})

test.describe('embedded', () => {
  test.skip(isForeign)
  test('"Loading tool..." stands in an 800 px frame until the tool has loaded', async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(`**${calculator.url}`, async (route) => {
      await released
      await route.continue()
    })
    await page.goto(detail)
    const loading = page.getByText('Loading tool...')
    await expect(loading).toBeAttached()
    await showTool(page)
    await expect(frameElement(page)).toBeAttached()
    await expect(loading).toBeVisible()
    await expect(loading.locator('..')).toHaveCSS('height', '800px')
    release()
    await expect(loading).toHaveCount(0)
    await expect(frameElement(page)).toHaveCSS('height', '800px')
  })

  test('it is sandboxed, with no hold of this page', async ({ page }) => {
    await page.goto(detail)
    await showTool(page)
    const sandbox = await frameElement(page).getAttribute('sandbox')
    expect(sandbox?.split(' ').sort()).toEqual([
      'allow-downloads',
      'allow-forms',
      'allow-modals',
      'allow-popups',
      'allow-scripts',
    ])
    await expect(frameElement(page)).toHaveAttribute('title', calculator.title)
    const reached = await frame(page)
      .locator('body')
      .evaluate(() => {
        try {
          return parent.document.title
        } catch {
          return null
        }
      })
    expect(reached).toBeNull()
  })

  test('the calculator calculates: the total follows the viewers', async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.goto(detail)
    await showTool(page)
    const total = frame(page).locator('.headline')
    /*
     * Start values, by hand. Bitrate: 5 × 40 % + 2.8 × 35 % + 1.4 × 20 % + 0.8 × 5 % = 3.3 Mbps, with 5 % overhead
     * 3.465. Delivered: 1,000 viewers × 40 h × 3.465 × 0.45 = 62,370 GB. A GB costs 0.04 × 80 % + 0.07 × 15 % +
     * 0.09 × 5 % = 0.047, so delivery costs 2,931.39. Encoding: 2,400 min × (0.03 + 0.015 + 0.0075 + 0.005) = 138.
     * Storage: 10 Mbps × 40 h × 0.45 × 3 months × 0.023 = 12.42. Total 3,081.81.
     */
    await expect(total).toHaveText('$3,081.81')
    const viewers = frame(page).getByLabel('Average viewers')
    await viewers.fill('2000')
    // Twice the delivery, the same encoding and storage: 2 × 2,931.39 + 138 + 12.42.
    await expect(total).toHaveText('$6,013.20')
    await viewers.press('Tab')
    await frame(page).getByRole('textbox', { name: 'Fixed fees' }).fill('500')
    await expect(total).toHaveText('$6,513.20')
    await frame(page).getByLabel('Keep recordings').uncheck()
    await expect(total).toHaveText('$6,500.78')
    expect(errors).toEqual([])
  })

  test('it is set in the typeface of this page', async ({ page }) => {
    await page.goto(detail)
    await showTool(page)
    const heading = frame(page).getByRole('heading').first()
    await expect(heading).toBeVisible()
    const typeface = (element: Element) => {
      const named = (families: string) => families.split(',')[0]?.replaceAll('"', '')
      const first = named(getComputedStyle(element).fontFamily)
      const isLoaded = [...document.fonts].some(
        ({ family, status }) => named(family) === first && status === 'loaded',
      )
      return `${first} ${isLoaded ? 'loaded' : 'missing'}`
    }
    await expect.poll(() => heading.evaluate(typeface)).toMatch(/ loaded$/)
    expect(await heading.evaluate(typeface)).toBe(await page.locator('h1').evaluate(typeface))
  })

  test('it takes the theme of this page, whatever the system prefers', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.addInitScript((key) => localStorage.setItem(key, 'dark'), themeStorageKey)
    await page.goto(detail)
    await showTool(page)
    const root = frame(page).locator('html')
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Light' }).click()
    await expect(root).toHaveAttribute('data-theme', 'light')
    await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'System' }).click()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(root).toHaveAttribute('data-theme', 'dark')
  })

  test('its results leave it: a link, a file', async ({ page }) => {
    await page.goto(detail)
    await showTool(page)
    await frame(page).getByLabel('Average viewers').fill('2000')
    await expect(frame(page).locator('.headline')).toHaveText('$6,013.20')
    const saved = page.waitForEvent('download')
    await frame(page).getByRole('button', { name: 'Download CSV' }).click()
    const file = await (await saved).createReadStream()
    expect(String(Buffer.concat(await file.toArray()))).toContain('Total,,,,,6013.2\r\n')
    await frame(page).getByRole('button', { name: 'Copy link' }).click()
    await expect(frame(page).getByLabel('Link to this scenario')).toHaveValue(/#avg=2000&/)
  })
})

test('a link to a scenario opens it, and a broken one says so', async ({ page }) => {
  test.skip(isForeign)
  await page.goto(`${calculator.url}#avg=2000`)
  await expect(page.getByLabel('Average viewers')).toHaveValue('2000')
  await expect(page.locator('.headline')).toHaveText('$6,013.20')
  await page.goto('/tools')
  await page.goto(`${calculator.url}#avg=-5`)
  await expect(page.getByText(/^This link could not be read/)).toBeVisible()
  await expect(page.locator('.headline')).toHaveText('$3,081.81')
})

test.describe('without JavaScript', () => {
  test.skip(isForeign)
  test.use({ javaScriptEnabled: false })

  test('the frame is there, and says what the tool needs', async ({ page }) => {
    await page.goto(detail)
    await expect(frameElement(page)).toHaveAttribute('src', calculator.url)
    await expect(frameElement(page)).toHaveAttribute('sandbox', /allow-scripts/)
    await expect(frame(page).getByText('This calculator needs JavaScript')).toBeVisible()
    await expect(page.getByText('Loading tool...')).toBeHidden()
  })
})
