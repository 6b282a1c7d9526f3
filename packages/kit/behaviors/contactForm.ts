import type { IslandElement } from '../hydration/hydrate.ts'
import { islandElement } from '../hydration/when.ts'

/**
 * Sets the contact form's token when the page loads, and a new one whenever the form dispatches
 * `renew-csrf-token`. The edge recognizes a repeated submission by these 64 hexadecimal characters
 * (docs/requirements.md, "Sending an enquiry").
 */
export function setCsrfToken() {
  const form = document.querySelector<HTMLElement>('[data-contact-form]')
  const give = ({ dataset }: HTMLElement) => {
    const bytes = crypto.getRandomValues(new Uint8Array(32))
    dataset.csrfToken = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
  if (!form) return
  form.addEventListener('renew-csrf-token', () => give(form))
  give(form)
}

/** Hydrates a form at once if this browser stores a draft for it, so that the draft is restored on load. */
export function hydrateStoredDrafts() {
  for (const form of document.querySelectorAll<HTMLElement>('[data-hydrate-if-stored]')) {
    if (isStored(form.dataset.hydrateIfStored ?? ''))
      form.querySelector<IslandElement>(islandElement)?.hydrate()
  }
}

/**
 * Removes a draft that was sent without script, on the page that confirms the submission. Returning to that
 * page later removes nothing.
 */
export function forgetSentDraft() {
  const key = document.querySelector<HTMLElement>('[data-forget-stored]')?.dataset.forgetStored
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  try {
    if (key && arrival?.type === 'navigate') localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    // Storage is blocked, so nothing is stored.
    return false
  }
}
