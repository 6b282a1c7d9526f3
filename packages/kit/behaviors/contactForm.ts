import { islandElement } from '../hydration/attributes.ts'
import type { IslandElement } from '../hydration/hydrate.ts'

/**
 * Gives the contact form its token as the page loads, and another one whenever the form asks by `renew-csrf-token`: 64
 * hexadecimal characters, by which the edge knows a repeated submission (docs/requirements.md, "Sending an enquiry").
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

/** Hydrates the form whose draft of an earlier visit this browser keeps, so that it is restored on load. */
export function hydrateStoredDrafts() {
  for (const form of document.querySelectorAll<HTMLElement>('[data-hydrate-if-stored]')) {
    if (isStored(form.dataset.hydrateIfStored ?? ''))
      form.querySelector<IslandElement>(islandElement)?.hydrate()
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
