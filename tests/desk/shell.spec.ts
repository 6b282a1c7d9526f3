import { expect, test } from './desk.ts'

test('the desk opens by its key, which is gone from the address then', async ({ page, desk, browser }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/pages$/)
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Places' })).toBeVisible()

  const stranger = await browser.newPage()
  const answer = await stranger.goto(new URL('/pages', desk.address).href)
  expect(answer?.status()).toBe(403)
  await expect(stranger.getByText('Open the desk by the address')).toBeVisible()
})
