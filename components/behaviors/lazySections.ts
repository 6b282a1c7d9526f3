/** How near (px) and how much of a section must be in view (specification section 2, Home, and section 9). */
const rootMargin = '100px'
const threshold = 0.01

/**
 * Covers sections marked `data-lazy` with their skeleton until they are near. Their content is in the document all
 * along, for readers without script, search engines and find-in-page; only its painting waits.
 */
export function loadLazySections() {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        target.removeAttribute('data-waiting')
      }
    },
    { rootMargin, threshold },
  )
  for (const section of document.querySelectorAll('[data-lazy]')) {
    if (section.getBoundingClientRect().top < innerHeight) continue
    section.setAttribute('data-waiting', '')
    observer.observe(section)
  }
}
