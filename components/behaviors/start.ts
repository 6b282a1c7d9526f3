import { fillAdSlots } from './adSlots.ts'
import { showBackToTop } from './backToTop.ts'
import { giveCsrfToken } from './csrfToken.ts'
import { showFloatingShareBar } from './floatingShareBar.ts'
import { scrollToHashes } from './hashScrolling.ts'
import { loadLazySections } from './lazySections.ts'
import { localizeDates } from './localDates.ts'
import { closeMobileMenuOnLinks } from './mobileMenu.ts'
import { setNavigationOpacity } from './navigationOpacity.ts'
import { countViews } from './pageViews.ts'
import { showReadingProgress } from './readingProgress.ts'
import { revealOnScroll } from './revealOnScroll.ts'
import { openServicesMenu } from './servicesMenu.ts'
import { forgetSentDraft, wakeStoredDrafts } from './storedDrafts.ts'

/** Starts what needs no state: each behavior looks for its own elements and does nothing where there are none. */
export function startBehaviors() {
  document.documentElement.classList.add('script')
  setNavigationOpacity()
  openServicesMenu()
  closeMobileMenuOnLinks()
  showBackToTop()
  scrollToHashes()
  showReadingProgress()
  showFloatingShareBar()
  loadLazySections()
  revealOnScroll()
  localizeDates()
  wakeStoredDrafts()
  forgetSentDraft()
  fillAdSlots()
  countViews()
  giveCsrfToken()
}
