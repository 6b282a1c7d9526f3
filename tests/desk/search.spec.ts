import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './desk.ts'

test('a sentence is found by keyboard from anywhere, and its field opens', async ({ page }) => {
  await page
    .getByRole('link', { name: /^Enquiries/ })
    .first()
    .click()
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: 'Search all that can be edited' })
  await expect(search.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('architects before the first LINE')
  await expect(search.getByRole('link').first()).toContainText('Home page')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.keyboard.press('ArrowDown')
  await expect(search.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(search).toBeHidden()
  const field = page
    .getByRole('complementary', { name: 'Fields' })
    .getByRole('textbox')
    .and(page.locator(':focus'))
  await expect(field).toHaveValue(/architects before the first line/)
})

test('a button opens it, words without a place are said to have none, and Escape leads back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const button = page.getByRole('button', { name: 'Search' })
  await button.click()
  const search = page.getByRole('dialog')
  await search.getByRole('searchbox').fill('quidditch zeppelin')
  await expect(search.getByRole('status')).toHaveText(
    'Nothing has these words. Try fewer of them, or look under Help.',
  )
  await search.getByRole('searchbox').fill('<img src=x onerror=alert(1)>')
  await expect(search.getByRole('status')).toHaveText(
    'Nothing has these words. Try fewer of them, or look under Help.',
  )
  await search.getByRole('searchbox').fill('numb')
  await search.getByRole('link', { name: 'Numbers' }).click()
  await expect(page).toHaveURL(/\/numbers$/)
  await button.click()
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
  await expect(button).toBeFocused()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('the page in the frame opens the search of the desk, not its own', async ({ page }) => {
  const site = page.frameLocator('iframe')
  await site.getByRole('heading', { level: 1 }).click()
  await site.getByRole('link').first().press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search all that can be edited' })).toBeVisible()
})
