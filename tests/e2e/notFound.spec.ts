import { expect, test } from '@playwright/test'

test('what is not there answers 404 and shows the way back', async ({ page }) => {
  for (const [address, heading, link, target] of [
    ['/no-such-page', 'Oops! Page not found', 'Return to Home', '/'],
    ['/blog/no-such-post', 'Post not found', 'Back to Blog', '/blog'],
    ['/tools/no-such-tool', 'Tool Not Found', 'Back to Tools', '/tools'],
  ] as const) {
    await test.step(address, async () => {
      const response = await page.goto(address)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('main').getByText(heading)).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: link }).click()
      await expect(page).toHaveURL(target)
    })
  }
})

test('every way to write an address leads to the one it has', async ({ page }) => {
  for (const [wrong, right] of [
    ['/Services', '/services'],
    ['/about/', '/about'],
    ['/BLOG/Welcome-To-Our-Blog/?from=mail', '/blog/welcome-to-our-blog?from=mail'],
  ] as const) {
    await test.step(wrong, async () => {
      await page.goto(wrong)
      await expect(page).toHaveURL(right)
    })
  }
})
