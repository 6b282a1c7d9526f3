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

    test('a threat gets as far as the first ring that holds', async ({ page }) => {
      await page.goto('/cybersecurity')
      const answer = page.locator('main').getByRole('status')
      const walk = page.getByRole('slider', { name: 'How far it gets' })
      await expect(walk).toHaveAttribute('aria-valuetext', 'Segments')
      await page.getByRole('radio', { name: 'Malicious insider' }).check()
      await expect(answer).toContainText('The key still works')
      await walk.press('End')
      await expect(walk).toHaveAttribute('aria-valuetext', 'Data')
      await expect(answer).toContainText('All failed, and the data is reached')
      await walk.press('Home')
      await expect(answer).toContainText('Stopped on the way in')
    })
  })
