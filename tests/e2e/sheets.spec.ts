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

    test('a verdict on a step is weighed against the firm’s own', async ({ page }) => {
      await page.goto('/automation')
      const answer = page.locator('main').getByRole('status')
      await expect(answer).toContainText('4 automated, 1 assisted, 1 left alone, 2 removed')
      const step = page.getByRole('radiogroup', { name: 'Settle a dispute' })
      await step.getByRole('radio', { name: 'Automate' }).check()
      await expect(answer).toContainText('5 automated, 1 assisted, 0 left alone, 2 removed')
      await expect(answer).toContainText('We would leave it alone. The conversation is the service')
      await page.keyboard.press('ArrowLeft')
      await expect(answer).toContainText('So would we.')
      await page.getByRole('radiogroup', { name: 'Print it' }).getByRole('radio', { name: 'Assist' }).check()
      await expect(answer).toContainText('We would remove it.')
      await page.getByRole('button', { name: 'Show our verdicts' }).click()
      await expect(answer).toContainText('These are our verdicts')
    })
  })
