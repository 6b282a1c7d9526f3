import { waitingObserver } from './waiting.ts'

/**
 * Reveals elements marked by `reveal()` once, when they scroll into view. Only what stands below the first screen is
 * ever hidden, and only by this script, so nothing is lost without it or under reduced motion.
 */
export function revealOnScroll() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const observers = new Map<number, IntersectionObserver>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    element.style.transitionDelay = `${element.dataset.revealDelay ?? 0}ms`
    const threshold = Number(element.dataset.reveal)
    const observer = observers.get(threshold) ?? waitingObserver({ threshold })
    observers.set(threshold, observer)
    observer.observe(element)
  }
}
