import { expect, type Page, test } from '@playwright/test'

const routes =
  `/ /services /ai-systems /data-analytics /cybersecurity /digital-transformation /automation /consulting
/about /case-studies /contact /contact/sent /careers /blog /blog/building-reliable-ai-systems /tools
/tools/live-streaming-cost-calculator /privacy-policy /cookies /terms /no-such-page`.split(/\s+/)

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** How far the page can be scrolled sideways, and texts that something cuts off: WCAG 2.2 SC 1.4.4 and 1.4.10. */
function cutOff(page: Page) {
  return page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const clips = (value: string) => value === 'hidden' || value === 'clip'
    const cut = [...document.querySelectorAll('main *, header *, footer *')].filter((element) => {
      // One pixel is what hides a text from the eye on purpose.
      if (!isSeen(element) || element.closest('svg, .sr-only') || element.clientWidth <= 1) return false
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
      const isTooWide = clips(overflowX) && element.scrollWidth > element.clientWidth + 1
      const isTooTall = clips(overflowY) && element.scrollHeight > element.clientHeight + 1
      return webkitLineClamp === 'none' && (isTooWide || isTooTall) && element.textContent?.trim()
    })
    return {
      sideways: document.documentElement.scrollWidth - innerWidth,
      texts: cut.map((element) => element.textContent?.trim().slice(0, 60)),
    }
  })
}

/** Width and height (px) of screens on which text is enlarged. */
const screens = [
  [320, 640],
  [390, 844],
  [820, 1180],
  [1280, 1024],
] as const

const nothing = { sideways: 0, texts: [] }

for (const route of routes) {
  test(`${route} can be read at 400 %, and with text at 200 %`, async ({ page }) => {
    // A screen of 1280 by 1024 px at 400 %.
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto(route)
    expect(await cutOff(page), 'at 400 %').toEqual(nothing)

    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height })
      expect(await cutOff(page), `with text at 200 % on ${width} px`).toEqual(nothing)
    }
  })
}

test('at 400 % nothing lies over a field that is being filled in', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/contact')
  for (const name of ['Name', 'Email', 'Company', 'Message']) {
    const field = page.locator('#contact-form').getByLabel(name, { exact: true })
    await field.focus()
    await expect(field).toBeInViewport()
    // The top left corner of the field is the field's own: a pointer there would reach it.
    const isOnTop = await field.evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect()
      const y = Math.min(Math.max(top, 0) + 4, bottom - 1)
      return document.elementFromPoint(left + 8, y) === element
    })
    expect(isOnTop, name).toBe(true)
  }
})

test('in a palette of the system every button has an edge and the chosen theme stands out', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/contact')
  const bare = await page
    .locator('button:visible, main a[class*="rounded"]:visible')
    .evaluateAll((controls) =>
      controls
        .filter((control) => Number.parseFloat(getComputedStyle(control).borderTopWidth) === 0)
        .map((control) => control.getAttribute('aria-label') ?? control.textContent),
    )
  expect(bare).toEqual([])
  const fillOf = (theme: string) =>
    page
      .locator(`[data-theme-option="${theme}"]`)
      .first()
      .evaluate((option) => getComputedStyle(option).backgroundColor)
  expect(await fillOf('system')).not.toBe(await fillOf('dark'))
  expect(await fillOf('light')).toBe(await fillOf('dark'))
})
