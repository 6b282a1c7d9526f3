/**
 * Reveals elements marked by `reveal()` once, when they scroll into view. Only this script hides elements,
 * and only below the first screen, so everything is visible without script or with reduced motion.
 */
export function revealOnScroll() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    element.style.transitionDelay = `${element.dataset.revealDelay ?? 0}ms`
    waitingObserver({ threshold: Number(element.dataset.reveal) }).observe(element)
  }
}

/** Distance (px) and share of a section at which it appears (docs/requirements.md, "Appearing"). */
const nearby = '100px'
const minVisibleShare = 0.01

/**
 * Covers sections marked `data-lazy` with a skeleton until they are near. Their content is in the document
 * from the start, for readers without script, search engines and find-in-page; only its painting is delayed.
 */
export function loadLazySections() {
  const observer = waitingObserver({ rootMargin: nearby, threshold: minVisibleShare })
  for (const section of document.querySelectorAll('[data-lazy]')) observer.observe(section)
}

/**
 * Creates an observer that sets `data-waiting` on elements below the first screen until they come into view
 * or a jump scrolls past them. It uses the observer's own rectangles, because measuring an element or the window
 * would force a layout in the middle of the script.
 */
function waitingObserver(options: IntersectionObserverInit): IntersectionObserver {
  const met = new WeakSet<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, boundingClientRect, rootBounds, target } of entries) {
      const isBelow = !isIntersecting && boundingClientRect.bottom > 0
      if (
        met.has(target) ? isBelow : isBelow && boundingClientRect.top >= (rootBounds?.bottom ?? innerHeight)
      ) {
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
