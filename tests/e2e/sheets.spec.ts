import { expect, test } from '@playwright/test'

for (const width of [390, 1440])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a hostile request ends at the gate that is there for it', async ({ page }) => {
      await page.goto('/ai-systems')
      const answer = page.locator('main').getByRole('status')
      const email = page.getByRole('radio', { name: 'Hidden in an email' })
      await expect(email).toBeChecked()
      await expect(answer).toContainText('Refused behind the model')
      await page.getByRole('radio', { name: 'What does my manager earn?' }).check()
      await expect(answer).toContainText('Stopped before the model')
      await page.keyboard.press('ArrowDown')
      await expect(answer).toContainText('Waits for a person')
    })
  })
