import { queueEvents } from '../hydration/queueEvents.ts'
import { activity } from '../hydration/when.ts'

/** Distance (px) at which an element's script is fetched. */
const nearby = '600px'

/**
 * Fetches the site's own scripts after the first activity, when their elements are near. A script reads the
 * state of controls that were used before it arrived, and buttons pressed before then are pressed again. If it
 * fails to load, `data-mute` hides them, as they are without script.
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
      // Handles the control that was used last, before the script ran.
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
