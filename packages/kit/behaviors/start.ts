import { fillAdSlots } from './adSlots.ts'
import { loadLazySections, revealOnScroll } from './appearing.ts'
import { forgetSentDraft, hydrateStoredDrafts, setCsrfToken } from './contactForm.ts'
import { scrollToHashes } from './hashScrolling.ts'
import { closeMobileMenu, openServicesMenu } from './menus.ts'
import { loadNearbyScripts } from './nearbyScripts.ts'
import { countViews } from './pageViews.ts'
import { prefetchPages } from './prefetching.ts'
import {
  clearWhatIsRead,
  setNavigationOpacity,
  showBackToTopAndShareBar,
  showReadingProgress,
} from './scrolling.ts'
import { shareArticle } from './sharing.ts'

/**
 * Starts the behaviors that need no state. Each finds its own elements, and does nothing if there are none.
 */
export function startBehaviors() {
  document.documentElement.classList.add('script')
  setNavigationOpacity()
  prefetchPages()
  openServicesMenu()
  openSearchByKey()
  closeMobileMenu()
  showBackToTopAndShareBar()
  clearWhatIsRead()
  shareArticle()
  scrollToHashes()
  showReadingProgress()
  loadLazySections()
  revealOnScroll()
  localizeDates()
  hydrateStoredDrafts()
  forgetSentDraft()
  fillAdSlots()
  countViews()
  setCsrfToken()
  loadNearbyScripts()
}

/**
 * Formats dates in the visitor's locale. They are calendar days, so they must not shift with the time zone. The
 * document has them in its own language: a visitor of that language spares the formatter, whose first use takes
 * longer than all other behaviors together.
 */
function localizeDates() {
  const times = document.querySelectorAll<HTMLTimeElement>('time[data-local-date]')
  if (times.length === 0 || navigator.language === document.documentElement.lang) return
  const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' })
  for (const time of times) time.textContent = format.format(new Date(time.dateTime))
}

/** Opens the search with Ctrl+K or Command+K. Single keys would react to speech input (WCAG 2.1.4). */
function openSearchByKey() {
  addEventListener('keydown', (event) => {
    const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (!isShortcut || event.altKey || event.shiftKey || document.querySelector('dialog:modal')) return
    event.preventDefault()
    document.querySelector<HTMLElement>('header [href="/search"]')?.click()
  })
}
