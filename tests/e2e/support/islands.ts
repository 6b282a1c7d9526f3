import { expect, type Page } from '@playwright/test'

export const islands = (page: Page) => page.locator('page-island')

/** Ids, and what refers to them. */
export function references(page: Page): Promise<string[][]> {
  return islands(page).evaluateAll((all) => {
    const names = ['id', 'for', 'aria-describedby', 'aria-labelledby', 'aria-controls']
    return all.map((island) =>
      [...island.querySelectorAll('*')].flatMap((element) =>
        names.flatMap((name) => {
          const value = element.getAttribute(name)
          return value === null ? [] : [`${element.localName} ${name}=${value}`]
        }),
      ),
    )
  })
}

/** Hydrates every island as a visitor does: by scrolling to it, or by the touch of a pointer that does no more. */
export async function hydrateAll(page: Page) {
  await page.mouse.move(5, 300)
  for (const island of await islands(page).all()) {
    const child = island.locator(':scope > *').last()
    if ((await island.getAttribute('when')) === 'visible') await child.scrollIntoViewIfNeeded()
    else await child.dispatchEvent('pointerdown')
    await expect(island).toHaveAttribute('hydrated', '')
  }
}
