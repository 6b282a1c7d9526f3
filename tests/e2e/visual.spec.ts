import { expect, type Page, test } from '@playwright/test'

/** How much of an image may differ: edges of letters do, from one Chromium to the next. */
const tolerance = { maxDiffPixelRatio: 0.005, animations: 'disabled' } as const

/** Each page, and what is worth a look below its first screen. */
const pages = {
  home: { route: '/', stops: ['#services', '#why-choose', '#about', '[data-site-footer]'] },
  cybersecurity: {
    route: '/cybersecurity',
    stops: ['main > section:nth-of-type(2)', 'main > section:nth-of-type(3)'],
  },
  post: { route: '/blog/building-reliable-ai-systems', stops: ['article pre', 'article table'] },
  contact: { route: '/contact', stops: [] },
  missing: { route: '/no-such-page', stops: [] },
} as const

const screens = { small: { width: 390, height: 844 }, large: { width: 1440, height: 900 } } as const
const themes = ['light', 'dark'] as const

/** Opens a page and waits until all of it is drawn, also what waits for the visitor to come near. */
async function open(page: Page, route: string) {
  await page.goto(route)
  await replaceSystemFont(page)
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
    await document.fonts.ready
  })
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
}

/**
 * Code is set in the system's monospaced font, which differs from machine to machine. Here the site's own
 * font answers to the names of the first two in the list, so that the images need no font of the system.
 */
async function replaceSystemFont(page: Page) {
  await page.evaluate(async () => {
    const file = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))?.name
    const families = getComputedStyle(document.documentElement).getPropertyValue('--font-mono').split(',')
    const faces = families.slice(0, 2).map((family) => {
      return new FontFace(family.trim().replaceAll('"', ''), `url(${file})`, { weight: '400 700' })
    })
    for (const face of faces) document.fonts.add(await face.load())
  })
}

for (const [size, viewport] of Object.entries(screens)) {
  for (const colorScheme of themes) {
    test.describe(`${size} screen, ${colorScheme} theme`, () => {
      test.use({ viewport, colorScheme })

      for (const [name, { route, stops }] of Object.entries(pages)) {
        test(`${name} looks as it did`, async ({ page }) => {
          await open(page, route)
          await expect(page).toHaveScreenshot(`${name}-${size}-${colorScheme}.png`, tolerance)
          // The themes share their layout, so one of them is enough for the rest of the page. Screen by screen, as
          // Chromium draws pages that are taller than the screen differently from time to time.
          // The floating buttons are left out: they step aside for a moment of each scrolling.
          for (const floating of await page.locator('.floating-chat, .floating-to-top').all())
            await floating.evaluate((element) => {
              element.style.visibility = 'hidden'
            })
          for (const [index, stop] of colorScheme === 'light' ? stops.entries() : []) {
            await page
              .locator(stop)
              .first()
              .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
            await expect(page).toHaveScreenshot(`${name}-${size}-stop-${index + 1}.png`, tolerance)
          }
        })
      }

      test('the open chat looks as it did', async ({ page }) => {
        await open(page, '/')
        await page.getByRole('button', { name: 'Open AI Assistant' }).click()
        await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
        await expect(page).toHaveScreenshot(`chat-${size}-${colorScheme}.png`, tolerance)
      })
    })
  }
}
