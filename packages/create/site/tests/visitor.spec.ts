import { expect, test } from '@playwright/test'

test('every page of the sitemap is there, with one heading that says what it is', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = Array.from(
    sitemap.matchAll(/<loc>(.*?)<\/loc>/g),
    ([, address = '']) => new URL(address).pathname,
  )
  expect(paths).toContain('/')
  for (const path of paths) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  }
})

test('a visitor who writes is told that the message has arrived', async ({ page }) => {
  await page.goto('/contact')
  const form = page.locator('form').filter({ has: page.getByRole('textbox', { name: /message/i }) })
  await form.getByRole('textbox', { name: /name/i }).fill('Ada Rivers')
  await form.getByRole('textbox', { name: /email/i }).fill('ada@rivers.example')
  await form.getByRole('textbox', { name: /message/i }).fill('Please call me about a forecast of our demand.')
  await form.getByRole('button', { name: /send/i }).click()
  await expect(page.getByText(/reference/i).first()).toBeVisible()
})

test('an address that there is not is answered with a page that says so', async ({ page }) => {
  expect((await page.goto('/no-such-page'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
