import { expect, type Frame, type Locator, type Page } from '@playwright/test'

/** What has the focus in a document, as somebody who goes by keyboard tells it: its group and its name. */
export function focusedIn(document: Frame | Page): Promise<string> {
  return document.evaluate(() => {
    const element = window.document.activeElement
    if (!element || element === window.document.body) return ''
    const group = element.closest('[role="group"]')?.getAttribute('aria-label')
    const labels = (element as HTMLInputElement).labels
    const name = element.getAttribute('aria-label') ?? (labels?.[0] ?? element).textContent
    return [group, name?.replace(/\s+/g, ' ').trim()].filter(Boolean).join(': ')
  })
}

/** That the focus shows: a ring around the control, and the control wholly in the window. */
export async function expectVisibleFocus(document: Frame) {
  await expect
    .poll(() => document.evaluate(describeRing), await focusedIn(document))
    .toEqual({
      hasRing: true,
      isInWindow: true,
    })
}

/** Runs in the browser. */
function describeRing() {
  const element = document.activeElement ?? document.body
  // Where a control has a unit beside it, the ring is around both.
  const ring = getComputedStyle(element.closest('.control') ?? element)
  const { top, bottom } = element.getBoundingClientRect()
  return {
    hasRing: ring.outlineStyle === 'solid' && Number.parseFloat(ring.outlineWidth) >= 2,
    isInWindow: top >= 0 && bottom <= innerHeight,
  }
}

/**
 * Goes through a page by a key, and expects that nothing that takes the focus is hidden as a whole (WCAG 2.4.11).
 * @param cover what lies over the page
 * @returns how many stops there were
 */
export async function countStops(page: Page, key: 'Tab' | 'Shift+Tab', cover: Locator): Promise<number> {
  for (let stops = 0; stops < 100; stops += 1) {
    await page.keyboard.press(key)
    const { name, isHidden } = await cover.evaluate(measure)
    if (name === 'body') return stops
    expect(isHidden, name).toBe(false)
  }
  return 100
}

function measure(cover: Element) {
  const element = document.activeElement ?? document.body
  const [inner, outer] = [element.getBoundingClientRect(), cover.getBoundingClientRect()]
  const isInside =
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1 &&
    inner.left >= outer.left &&
    inner.right <= outer.right
  return {
    name: element === document.body ? 'body' : element.outerHTML.slice(0, 120),
    isHidden: isInside && !cover.contains(element),
  }
}
