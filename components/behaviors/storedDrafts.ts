import { islandElement } from '#components/hydration/attributes.ts'
import type { IslandElement } from '#components/hydration/hydrate.ts'

/** Wakes the form whose draft of an earlier visit this browser keeps, so that it is restored on load. */
export function wakeStoredDrafts() {
  for (const place of document.querySelectorAll<HTMLElement>('[data-wake-if-stored]')) {
    if (isStored(place.dataset.wakeIfStored ?? '')) place.querySelector<IslandElement>(islandElement)?.wake()
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
