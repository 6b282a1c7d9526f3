import { expect, type Page, test } from '@playwright/test'
import { chatOn } from './support/chat.ts'
import { fieldOf, fill, genuine, hydrated, send, sentHeading } from './support/contactForm.ts'

test.describe('in a tab older than the last deployment', () => {
  /** The page as it was: it names code that the host no longer has. */
  async function openOutdated(page: Page, address: string) {
    let isFirst = true
    await page.route(`**${address}`, async (route) => {
      const answer = await route.fetch()
      const body = await answer.text()
      await route.fulfill({
        response: answer,
        body: isFirst ? body.replaceAll(/(assets\/kit_islands_\w+)\.[\w-]+\.js/g, '$1.0ldHash0.js') : body,
      })
      isFirst = false
    })
    await page.goto(address)
  }

  test('a touch reloads the page, and what was typed stands in its fields', async ({ page }) => {
    await openOutdated(page, '/contact')
    await fill(page)
    await chatOn(page).button.click()
    await expect(page.locator('page-island[module*="0ldHash0"]')).toHaveCount(0)
    // Before the new page listens, no sign of life counts.
    await expect(page.locator('html')).toHaveClass(/script/)
    await fieldOf(page, 'message').hover()
    await hydrated(page)
    for (const [field, words] of Object.entries(genuine))
      await expect(fieldOf(page, field as keyof typeof genuine)).toHaveValue(words)
    await chatOn(page).button.click()
    await expect(chatOn(page).panel).toBeVisible()
    await page.keyboard.press('Escape')
    await send(page)
    await expect(sentHeading(page)).toBeVisible()
    expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('words')
  })

  test('a pointer that only passes changes nothing', async ({ page }) => {
    await openOutdated(page, '/contact')
    const showsMissing = page.evaluate(
      () => new Promise((resolve) => document.head.addEventListener('error', resolve, { capture: true })),
    )
    await chatOn(page).button.hover()
    await showsMissing
    await expect(page.locator('page-island[module*="0ldHash0"]')).not.toHaveCount(0)
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0)
  })

  test('a form still sends what stands in it', async ({ page }) => {
    await openOutdated(page, '/contact')
    await fill(page)
    await send(page)
    await expect(sentHeading(page)).toBeVisible({ timeout: 20_000 })
  })
})
