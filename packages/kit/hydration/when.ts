import type { When } from './attributes.ts'

/** How far (px) from an island the pointer may be when its code is fetched ahead, and how early it counts as visible. */
const nearDistance = 160
const visibleMargin = 200

type Trigger = (island: HTMLElement, hydrate: () => void, prepare: () => Promise<unknown>) => void

/** One function for each trigger, which calls `hydrate`. A click always does: see `queueEvents.ts`. */
export const triggers: Record<When, Trigger> = { load, idle, visible, interaction }

/** At once: for what must change without being touched. */
function load(_island: HTMLElement, hydrate: () => void) {
  hydrate()
}

/** When the browser has nothing better to do. */
function idle(_island: HTMLElement, act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(act)
  else setTimeout(act, 200)
}

/** Shortly before the island scrolls into view, but not before the visitor's first sign of life on the page. */
async function visible(island: HTMLElement, hydrate: () => void) {
  await activity()
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      hydrate()
    },
    { rootMargin: `${visibleMargin}px` },
  )
  for (const child of island.children) observer.observe(child)
}

/** The first sign that somebody is there: until then a page loads no more than it needs to be read. */
export function activity(): Promise<void> {
  return new Promise((resolve) => {
    const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const
    for (const sign of signs) addEventListener(sign, () => resolve(), { once: true, capture: true })
  })
}

/**
 * On the first touch by pointer or key, or by text that comes without either, such as dictation. Before that, when the
 * pointer nears or the focus enters, provided that all of its code comes. On touch screens, where nothing nears, the code is
 * made ready once somebody is there.
 */
function interaction(island: HTMLElement, hydrate: () => void, prepare: () => Promise<unknown>) {
  const waitForTouch = () => {}
  const approach = () => prepare().then(hydrate, waitForTouch)
  const near = (event: PointerEvent) => {
    if (!isNear(island, event)) return
    removeEventListener('pointermove', near)
    approach()
  }
  addEventListener('pointermove', near)
  island.addEventListener('focusin', approach, { once: true })
  if (matchMedia('(hover: none)').matches && !savesData())
    activity().then(() => idle(island, () => prepare().catch(waitForTouch)))
  for (const type of ['pointerdown', 'keydown', 'input'] as const) {
    island.addEventListener(type, hydrate, { once: true })
  }
}

/** Whether the visitor asked for fewer bytes, in browsers that tell. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } }
  return connection?.saveData === true
}

function isNear(island: HTMLElement, event: PointerEvent): boolean {
  return [...island.children].some((child) => {
    const box = child.getBoundingClientRect()
    const across = Math.max(box.left - event.clientX, event.clientX - box.right)
    const along = Math.max(box.top - event.clientY, event.clientY - box.bottom)
    return box.width > 0 && Math.max(across, along) < nearDistance
  })
}
