import { waitingObserver } from './waiting.ts'

/** How near (px) and how much of a section must be in view (specification section 2, Home, and section 9). */
const rootMargin = '100px'
const threshold = 0.01

/**
 * Covers sections marked `data-lazy` with their skeleton until they are near. Their content is in the document all
 * along, for readers without script, search engines and find-in-page; only its painting waits.
 */
export function loadLazySections() {
  const observer = waitingObserver({ rootMargin, threshold })
  for (const section of document.querySelectorAll('[data-lazy]')) observer.observe(section)
}
