import { expect, test } from '@playwright/test'

test('subscribing answers in place and by a toast', async ({ page }) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox', { name: 'E-mail address for the newsletter' }).fill('reader@firm.example')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByRole('status').filter({ hasText: /\w/ })).toBeVisible()
  const toasts = page.getByRole('region', { name: /Notifications/ })
  await expect(toasts.getByRole('listitem')).toBeVisible()
  await expect(toasts.getByRole('listitem')).toHaveCSS('width', '356px')
  await expect(toasts.getByRole('listitem')).toHaveCount(0, { timeout: 8_000 })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page answers', async ({ page }) => {
    await page.goto('/about')
    const footer = page.getByRole('contentinfo')
    await footer
      .getByRole('textbox', { name: 'E-mail address for the newsletter' })
      .fill('quiet@firm.example')
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/newsletter/)
  })
})
