import { contactForm } from '@lintel/engine/content/strings.ts'
import { themeStorageKey } from '@lintel/rules/theme.ts'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { chatOn } from './support/chat.ts'
import { fill, hydrated } from './support/contactForm.ts'

/** Clears a restored draft, which a toast confirms. */
async function toastOn(page: Page): Promise<Locator> {
  await page.clock.install()
  await page.goto('/contact')
  await fill(page)
  await hydrated(page)
  await page.clock.runFor(32_000)
  await page.reload()
  const clear = page.getByRole('button', { name: contactForm.clearDraft })
  await expect(clear).toBeVisible()
  // On a busy machine the toast would be gone before it is looked at.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await clear.click()
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(toast).toHaveText(contactForm.draftCleared, { timeout: 250 })
  }).toPass()
  return toast
}

/** Waits until it stands still, and says whether the two lie over each other. */
async function overlap(one: Locator, other: Locator) {
  await expect.poll(() => one.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) throw new Error('One of them is not shown.')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

for (const [width, toastWidth] of [
  [390, 358],
  [1280, 356],
] as const) {
  test(`at ${width} px a toast leaves the assistant's button free`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const toast = await toastOn(page)
    await expect(toast).toHaveCSS('width', `${toastWidth}px`)
    expect(await overlap(toast, chatOn(page).button)).toBe(false)
  })
}

test('a toast has the typeface and the colors of the page in the theme that the visitor chose', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript((key) => localStorage.setItem(key, 'dark'), themeStorageKey)
  const toast = await toastOn(page)
  const look = (element: Element) => getComputedStyle(element).fontFamily
  expect(await toast.evaluate(look)).toBe(await page.locator('body').evaluate(look))
  await expect(toast).toHaveCSS('background-color', 'rgb(17, 22, 27)')
})

test('a toast goes by itself after four seconds', async ({ page }) => {
  const toast = await toastOn(page)
  await page.clock.runFor(3500)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1000)
  await expect(toast).toHaveCount(0)
})

test('losing the connection is said above the assistant’s button, not over it', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/contact')
  await fill(page)
  await hydrated(page)
  await context.setOffline(true)
  const notice = page.getByRole('status').filter({ hasText: contactForm.offline })
  await expect(notice).toBeVisible()
  expect(await overlap(notice, chatOn(page).button)).toBe(false)
})
