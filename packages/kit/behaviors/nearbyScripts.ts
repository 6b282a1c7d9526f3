import { queueEvents } from '../hydration/queueEvents.ts'
import { activity } from '../hydration/when.ts'

/** How near (px) an element must be before its script is fetched. */
const nearby = '600px'

/**
 * Fetches the scripts of the site once somebody is there and what they start is near. What is set before a script comes,
 * that finds, and buttons that were pressed are pressed again; where it does not come, `data-mute` lets the controls go,
 * as they do without any script.
 */
export async function loadNearbyScripts() {
  const elements = Array.from(document.querySelectorAll<HTMLElement>('[data-near-script]'))
  const presses = new Map(elements.map((element) => [element, queuePresses(element)]))
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
    for (const replay of presses.get(element) ?? []) replay()
  }
  await activity()
  for (const element of elements) observer.observe(element)
}

const queuePresses = (element: HTMLElement) =>
  Array.from(element.querySelectorAll('button'), (button) => queueEvents(button, () => {}))
