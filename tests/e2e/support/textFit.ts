import type { Page } from '@playwright/test'

export const nothingCutOff = { sideways: 0, texts: [] }

/** How far the page can be scrolled sideways, and texts that something cuts off: WCAG 2.2 SC 1.4.4 and 1.4.10. */
export function cutOff(page: Page) {
  return page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const clips = (value: string) => value === 'hidden' || value === 'clip'
    const cut = [...document.querySelectorAll('main *, header *, footer *')].filter((element) => {
      // One pixel is what hides a text from the eye on purpose.
      // A drawing may be cropped.
      if (element.childElementCount === 1 && element.firstElementChild?.matches('svg')) return false
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
