import { fillAdSlots } from './adSlots.ts'
import { loadLazySections, revealOnScroll } from './appearing.ts'
import { forgetSentDraft, hydrateStoredDrafts, setCsrfToken } from './contactForm.ts'
import { scrollToHashes } from './hashScrolling.ts'
import { localizeDates } from './localDates.ts'
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
import { openSearchByKey } from './searchKey.ts'
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
