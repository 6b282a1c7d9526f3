import { islandElement } from '#components/hydration/attributes.ts'
import type { IslandElement } from '#components/hydration/hydrate.ts'

/** Wakes the form whose draft of an earlier visit this browser keeps, so that it is restored on load. */
export function wakeStoredDrafts() {
  for (const place of document.querySelectorAll<HTMLElement>('[data-wake-if-stored]')) {
    if (isStored(place.dataset.wakeIfStored ?? '')) place.querySelector<IslandElement>(islandElement)?.wake()
  }
}

/** A draft that was sent without its form's script is cleared by the page that says so, but not by a return to it. */
export function forgetSentDraft() {
  const key = document.querySelector<HTMLElement>('[data-forget-stored]')?.dataset.forgetStored
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  try {
    if (key && arrival?.type === 'navigate') localStorage.removeItem(key)
  } catch {
    // Denied: then nothing was kept.
  }
}

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    // Denied: then nothing is kept.
    return false
  }
}
