import { activity } from '../hydration/when.ts'

/** How near (px) an element must be before its script is fetched. */
const nearby = '600px'

/**
 * Fetches the scripts of the site once somebody is there and what they start is near. What is set before a script comes, that finds; where it does
 * not come, `data-mute` lets the controls go, as they do without any script.
 */
export async function loadNearbyScripts() {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) load(target as HTMLElement)
    },
    { rootMargin: nearby },
  )
  const load = async (element: HTMLElement) => {
    observer.unobserve(element)
    try {
      const { start } = await importModule<{ start: (element: HTMLElement) => void }>(
        element.dataset.nearScript ?? '',
      )
      start(element)
      // What was set last is answered too.
      const set = document.activeElement
      if (element.contains(set)) set?.dispatchEvent(new Event('change', { bubbles: true }))
    } catch (error) {
      console.error(error)
      element.setAttribute('data-mute', '')
    }
  }
  await activity()
  for (const element of document.querySelectorAll('[data-near-script]')) observer.observe(element)
}
