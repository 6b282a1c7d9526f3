import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { fill, genuine, send, sentHeading } from './support/contactForm.ts'

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script })

    test('the sender sees what is stored, and erases it', async ({ page }) => {
      // The same words as in another test would be the same message.
      const own = { ...genuine, message: `${genuine.message} ${randomUUID()}` }
      await page.goto('/contact')
      await fill(page, own)
      await send(page)
      await expect(sentHeading(page)).toBeVisible()
      const reference = await page.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).innerText()
      await page.getByRole('link', { name: /See or erase/i }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Your message' })).toBeVisible()
      const main = page.getByRole('main')
      for (const words of [reference, ...Object.values(own)]) {
        await expect(main.getByText(words, { exact: true })).toBeVisible()
      }
      const erase = main.getByRole('button', { name: 'Yes, erase it' })
      await expect(erase).toBeHidden()
      await main.getByText('Erase this message').click()
      await erase.click()
      await expect(
        page.getByRole('heading', { level: 1, name: 'Your message has been erased' }),
      ).toBeVisible()
      await expect(main).toContainText(reference)
      await expect(main.getByText(own.message)).toHaveCount(0)
      await page.reload()
      await expect(
        page.getByRole('heading', { level: 1, name: 'Your message has been erased' }),
      ).toBeVisible()
    })
  })
}

test('a link that opens nothing says so, with a way on', async ({ page }) => {
  const response = await page.goto('/receipt/none/none')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'No such message' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
})
