import AxeBuilder from '@axe-core/playwright'
import { searchStrings as words } from '@lintel/engine/content/strings.ts'
import { expect, type Page, test } from '@playwright/test'

const button = (page: Page) => page.getByRole('link', { name: words.open })
const dialog = (page: Page) => page.getByRole('dialog', { name: words.open })
const field = (page: Page) => page.getByRole('textbox', { name: words.label })
const summary = /^(One passage|\d+ passages) for “.+”$/
const results = (page: Page) => dialog(page).getByRole('list', { name: summary }).getByRole('link')

async function search(page: Page, text: string) {
  await page.goto('/about')
  await button(page).click()
  await field(page).fill(text)
}

test('by keyboard alone: opened by Ctrl and K, through the results, into an article at its heading', async ({
  page,
}) => {
  await page.goto('/about')
  await page.keyboard.press('/')
  await expect(dialog(page), 'a key without a modifier is no shortcut').toBeHidden()
  await page.keyboard.press('Control+K')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('idempotent partition')
  await expect(dialog(page).getByRole('status')).toHaveText(summary)
  await expect(results(page).filter({ hasText: 'Idempotent by construction' })).toBeVisible()
  await expect(dialog(page).locator('mark').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(results(page).first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(results(page).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  await field(page).fill('idempotent by construction')
  await expect(dialog(page).getByRole('status')).toHaveText(/“idempotent by construction”/)
  await expect(results(page).first()).toContainText('Idempotent by construction')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/blog\/data-pipeline-architecture#idempotent-by-construction$/)
})

test('who types on among the results types into the field, and finds all of them on a page', async ({
  page,
}) => {
  await search(page, 'data ')
  await expect(results(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(results(page).first()).toBeFocused()
  await page.keyboard.type('contract')
  await expect(field(page)).toHaveValue('data contract')
  await expect(dialog(page).getByRole('status')).toHaveText(/“data contract”/)
  await dialog(page).getByRole('link', { name: words.all }).click()
  await expect(page).toHaveURL(/\/search\?q=data%20contract$/)
  await expect(page.getByText(/^\d+ passages for “data contract”$/)).toBeVisible()
})

test('Enter before the results are there asks for them on a page, and opens no result of earlier words', async ({
  page,
}) => {
  await search(page, 'data ')
  await expect(results(page).first()).toBeVisible()
  // What the next words need never arrives.
  await page.route('**/search/**', () => undefined)
  await field(page).fill('cybersecurity')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=cybersecurity$/)
})

test('Escape and the button close it, and the focus returns', async ({ page }) => {
  await page.goto('/about')
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('button', { name: words.close }).click()
  await expect(button(page)).toBeFocused()
})

test('/ is a sign like any other where something is typed', async ({ page }) => {
  await page.goto('/contact')
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.click()
  await page.keyboard.type('and/or')
  await expect(message).toHaveValue('and/or')
  await expect(dialog(page)).toBeHidden()
})

test('a result on the same page closes the dialog and scrolls there', async ({ page }) => {
  await search(page, 'our values')
  await results(page).and(page.locator('[href^="/about#"]')).first().click()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(/\/about#/)
})

test('typing errors find what is meant, and what nothing has is said', async ({ page }) => {
  await search(page, 'pipleines ')
  await expect(results(page).filter({ hasText: 'pipeline' }).first()).toBeVisible()
  await field(page).fill('xylophone ')
  await expect(dialog(page).getByRole('status')).toHaveText(words.none)
  await expect(results(page)).toHaveCount(0)
  await expect(dialog(page).getByRole('link', { name: words.ways.links[0]?.label })).toBeVisible()
})

test('costs nothing before the first touch, and says so where the index does not come', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.route('**/search/site.json', (route) => route.abort())
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  expect(requests.filter((path) => /search/i.test(path))).toEqual([])
  await button(page).click()
  await field(page).fill('pipeline')
  await expect(dialog(page).getByRole('status')).toHaveText(words.failed)
})

test('the dialog and the page of results pass axe and fit, in both themes and on both ends of widths', async ({
  page,
}) => {
  const isInOrder = async (scope: string) => {
    for (const [width, colorScheme] of [
      [320, 'dark'],
      [1280, 'light'],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      const axe = new AxeBuilder({ page }).setLegacyMode().include(scope)
      expect((await axe.options({ resultTypes: ['violations'] }).analyze()).violations).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
  await search(page, 'data pipeline')
  await expect(results(page).first()).toBeVisible()
  await isInOrder('dialog')
  await page.goto('/search?q=data+pipeline')
  await isInOrder('html')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the button leads to a form, whose answer is a page of results', async ({ page }) => {
    await page.goto('/about')
    await button(page).click()
    await page.getByRole('searchbox', { name: words.label }).fill('idempotent')
    await page.getByRole('button', { name: words.submit }).click()
    await expect(page).toHaveURL(/\/search\?q=idempotent$/)
    await expect(page.getByText(summary)).toBeVisible()
    await page.getByRole('link', { name: 'Idempotent by construction' }).click()
    await expect(page).toHaveURL(/#idempotent-by-construction$/)
  })
})
