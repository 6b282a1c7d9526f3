import { expect, type Page } from '@playwright/test'

/**
 * Blocks the addresses of a pattern, as a broken network does.
 * @returns expects that the page asked for such an address, and got none
 */
export async function block(page: Page, pattern: string): Promise<() => Promise<void>> {
  const refused: string[] = []
  const served: string[] = []
  await page.route(pattern, (route) => {
    refused.push(route.request().url())
    return route.abort()
  })
  page.on('requestfinished', (request) => {
    if (refused.includes(request.url())) served.push(request.url())
  })
  return async () => {
    await expect.poll(() => refused.length, `Nothing asked for ${pattern}.`).toBeGreaterThan(0)
    expect(served).toEqual([])
  }
}
