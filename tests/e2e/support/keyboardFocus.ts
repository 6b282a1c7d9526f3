import { expect, type Frame, type Page } from '@playwright/test'

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
