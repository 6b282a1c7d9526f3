/** The element that wraps an island. `Island.tsx` writes its attributes, and `hydrate.ts` reads them. */
export const islandElement = 'page-island'

/** What can trigger the hydration of an island; see `when.ts`. */
export const whens = ['load', 'idle', 'visible', 'interaction'] as const

export type When = (typeof whens)[number]

/** Distances (px): of the pointer, to fetch an island's code; of the screen, to count as visible. */
const nearDistance = 160
const visibleMargin = 200

type Trigger = (island: HTMLElement, hydrate: () => void, prepare: () => Promise<unknown>) => void

/** One function per trigger, which calls `hydrate`. A click always hydrates; see `queueEvents.ts`. */
export const triggers: Record<When, Trigger> = { load, idle, visible, interaction }

/** Hydrates at once, for content that changes without interaction. */
function load(_island: HTMLElement, hydrate: () => void) {
  hydrate()
}

/** Hydrates when the browser is idle. */
function idle(_island: HTMLElement, act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(act)
  else setTimeout(act, 200)
}

/** Hydrates shortly before the island scrolls into view, but not before the first activity on the page. */
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

/** Resolves at the first sign of a visitor. Until then a page loads only what is needed to read it. */
export function activity(): Promise<void> {
  const listening = new AbortController()
  return new Promise((resolve) => {
    const note = (event: Event) => {
      // Chromium reports a pointer that rests where a page appears as a move of no length.
      if (event.type === 'pointermove' && !hasMoved(event as PointerEvent)) return
      listening.abort()
      resolve()
    }
    for (const sign of ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'])
      addEventListener(sign, note, { capture: true, signal: listening.signal })
  })
}

const hasMoved = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0

/**
 * Hydrates at the first pointer press, key or other input, such as dictation. It hydrates earlier if the
 * pointer comes near or focus enters, provided that all of its code loads. On touch screens, where no pointer
 * comes near, its code is loaded after the first activity.
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

/** Whether the visitor asked to save data, in browsers that tell. */
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
