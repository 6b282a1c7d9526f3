import { expect, test } from './desk.ts'

test('the desk opens by its key, which is gone from the address then', async ({ page, desk, browser }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/pages$/)
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Places' })).toBeVisible()

  const stranger = await browser.newPage()
  const answer = await stranger.goto(new URL('/pages', desk.address).href)
  expect(answer?.status()).toBe(403)
  await expect(stranger.getByText('Open the desk by the file')).toBeVisible()
})

test('the file that the command names opens one window after the other', async ({ desk, browser }) => {
  for (let count = 0; count < 2; count++) {
    const window = await browser.newPage()
    await window.goto(desk.file)
    await expect(window.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible()
    await expect(window.frameLocator('iframe').getByRole('main')).toBeVisible()
    await expect(window).toHaveURL(/:\d+\/pages$/)
    await window.close()
  }
})
