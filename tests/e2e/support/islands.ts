import { expect, type Page } from '@playwright/test'

export const islands = (page: Page) => page.locator('page-island')

/** Wakes every island as a visitor does: by scrolling to it, or by the touch of a pointer that does no more. */
export async function wakeAll(page: Page) {
  await page.mouse.move(5, 300)
  for (const island of await islands(page).all()) {
    const child = island.locator(':scope > *').last()
    if ((await island.getAttribute('when')) === 'visible') await child.scrollIntoViewIfNeeded()
    else await child.dispatchEvent('pointerdown')
    await expect(island).toHaveAttribute('awake', '')
  }
}
