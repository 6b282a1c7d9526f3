/** How near an element must be until its script is fetched. */
const nearby = '300px'

/** Starts what a single drawing answers by: `data-fetched` names its script, which is given the element once it is near. */
export function fetchScripts() {
  const observer = new IntersectionObserver(
    async (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        const { start } = await importModule<{ start: (element: Element) => void }>(
          (target as HTMLElement).dataset.fetched ?? '',
        )
        start(target)
      }
    },
    { rootMargin: nearby },
  )
  for (const element of document.querySelectorAll('[data-fetched]')) observer.observe(element)
}
