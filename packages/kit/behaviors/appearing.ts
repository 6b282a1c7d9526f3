/**
 * Reveals elements marked by `reveal()` once, when they scroll into view. Only what stands below the first screen is
 * ever hidden, and only by this script, so nothing is lost without it or under reduced motion.
 */
export function revealOnScroll() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    element.style.transitionDelay = `${element.dataset.revealDelay ?? 0}ms`
    waitingObserver({ threshold: Number(element.dataset.reveal) }).observe(element)
  }
}

/** How near (px) and how much of a section must be in view (docs/requirements.md, "Appearing"). */
const nearby = '100px'
const minVisibleShare = 0.01

/**
 * Covers sections marked `data-lazy` with their skeleton until they are near. Their content is in the document all
 * along, for readers without script, search engines and find-in-page; only its painting waits.
 */
export function loadLazySections() {
  const observer = waitingObserver({ rootMargin: nearby, threshold: minVisibleShare })
  for (const section of document.querySelectorAll('[data-lazy]')) observer.observe(section)
}

/**
 * Makes an observer that marks what stands below the first screen with `data-waiting` until it is seen, or was scrolled
 * past by a jump. Where an element stands is what the observer says first: to ask the element itself would make the
 * browser lay the page out in the middle of the script.
 */
function waitingObserver(options: IntersectionObserverInit): IntersectionObserver {
  const met = new WeakSet<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, boundingClientRect, target } of entries) {
      const isBelow = !isIntersecting && boundingClientRect.bottom > 0
      if (met.has(target) ? isBelow : isBelow && boundingClientRect.top >= innerHeight) {
        target.setAttribute('data-waiting', '')
      } else {
        observer.unobserve(target)
        target.removeAttribute('data-waiting')
      }
      met.add(target)
    }
  }, options)
  return observer
}
