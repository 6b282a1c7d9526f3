import { expect, test } from '@playwright/test'

test.describe('in a window as small as at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('the chosen threat stays in the window, whatever folds away above it', async ({ page }) => {
    await page.goto('/cybersecurity')
    await page.getByRole('radio').first().focus()
    for (const _ of Array(5)) {
      await page.keyboard.press('ArrowDown')
      await expect(page.locator('li:has(:focus) label')).toBeInViewport({ ratio: 0.9 })
    }
  })

  test('what a part of the portal stands for is seen where it is chosen', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('radio', { name: 'Your users' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator(':checked + label + p')).toBeInViewport({ ratio: 0.9 })
  })
})

for (const width of [390, 1440])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a hostile request ends at the gate that is there for it', async ({ page }) => {
      await page.goto('/ai-systems')
      const answer = page.locator('main').getByRole('status')
      const email = page.getByRole('radio', { name: 'Hidden in an email' })
      await expect(email).toBeChecked()
      await expect(answer).toContainText('Refused after the model')
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
      await expect(answer).toContainText('All controls failed; the data is reached')
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
      await page.getByRole('radiogroup', { name: 'Print it' }).getByRole('radio', { name: 'Removed' }).check()
      await expect(answer).toContainText('So would we.')
      await page.getByRole('button', { name: 'Show our verdicts' }).click()
      await expect(answer).toContainText('These are our verdicts')
    })

    test('a record is held back where its contract is broken', async ({ page }) => {
      await page.goto('/data-analytics')
      const answer = page.locator('main').getByRole('status')
      await expect(answer).toContainText('Set aside at the Conformance contract')
      await page.getByRole('radio', { name: 'Only half the load arrives' }).check()
      await expect(answer).toContainText('Stopped at the Landing contract')
      await page.getByRole('radio', { name: 'Nothing is broken' }).check()
      await expect(answer).toContainText('The number has arrived')
    })

    test('a house is moved bay by bay, and says after each one what that has led to', async ({ page }) => {
      await page.goto('/digital-transformation')
      const answer = page.locator('main').getByRole('status')
      const moved = page.getByRole('slider', { name: 'Moves made' })
      await expect(answer).toContainText('2 of 6 moves made')
      await moved.press('ArrowRight')
      await expect(answer).toContainText('3 of 6 moves made')
      await expect(answer).toContainText('One workload runs in the new environment')
      await moved.press('Home')
      await expect(answer).toContainText('Nothing has changed yet')
      await expect(moved).toHaveAttribute('aria-valuetext', '0 of 6 moves made')
    })

    test('another weight shifts the summit, and what would shift it is said', async ({ page }) => {
      await page.goto('/consulting')
      const answer = page.locator('main').getByRole('status')
      await expect(answer).toContainText('Build ranks first')
      await expect(answer).toContainText('with “Time to first use” at 5 of 5, Repair ranks first')
      await page.getByRole('slider', { name: 'Time to first use' }).press('End')
      await expect(answer).toContainText('Repair ranks first')
      await page.getByRole('slider', { name: 'Attack surface' }).press('End')
      await page.getByRole('slider', { name: 'Cost over five years' }).press('Home')
      await page.getByRole('slider', { name: 'Ease of switching' }).press('Home')
      await expect(answer).toContainText('Buy ranks first')
    })
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the verdicts are told, and none can be changed', async ({ page }) => {
    await page.goto('/automation')
    const step = page.getByRole('radiogroup', { name: 'Settle a dispute' })
    await expect(step).toContainText('Leave alone')
    await expect(page.getByRole('radiogroup', { name: 'Print it' })).toContainText('Removed')
    await expect(page.locator('main').getByRole('radio')).toHaveCount(0)
    await expect(page.locator('main').getByRole('status')).not.toContainText('Change one')
  })
})

test('a chosen verdict can be told from others in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/automation')
  const boxes = page.getByRole('radiogroup', { name: 'Post it' }).getByRole('radio')
  await expect(boxes.first()).toHaveCSS('appearance', 'auto')
})
