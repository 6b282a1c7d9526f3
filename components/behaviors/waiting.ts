/**
 * Makes an observer that marks what stands below the first screen with `data-waiting` until it is seen, or was scrolled
 * past by a jump. Where an element stands is what the observer says first: to ask the element itself would make the
 * browser lay the page out in the middle of the script.
 */
export function waitingObserver(options: IntersectionObserverInit): IntersectionObserver {
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
