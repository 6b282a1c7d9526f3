import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

const routes =
  `/ /services /ai-systems /data-analytics /cybersecurity /digital-transformation /automation /consulting
/about /case-studies /contact /careers /blog /blog/welcome-to-our-blog /blog/building-reliable-ai-systems
/blog/llm-rag-ai-agents-business-guide /tools /tools/live-streaming-cost-calculator /privacy-policy /cookies /terms
/no-such-page`.split(/\s+/)

/** Layout and theme do not depend on each other: two looks try both of each, in half the time of four. */
const looks = [
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const route of routes) {
  test(`${route} has no violation in the dark on a small screen or in the light on a large one, and no console error`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(route)
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
      )
      expect(found, `${width} px, ${colorScheme}`).toEqual([])
    }
    expect(errors.filter((error) => !(route === '/no-such-page' && error.includes('404')))).toEqual([])
  })

  test(`${route} does not scroll sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(route)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}
