/** What was focused last; nothing where somebody has clicked beside all that can be. */
let last: HTMLElement | undefined
/** What it lay in, the nearest first: some of it may be gone with it. */
let around: HTMLElement[] = []
/** Holds the focus for as long as it has nowhere to go. */
let held: HTMLElement | undefined
let working = 0

/** Looks after the focus of the whole window: what is disabled, or goes with what it has done, would leave it to nobody. */
export function keepFocus() {
  addEventListener('pointerdown', () => {
    last = undefined
  })
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || target === held) return
    last = target
    around = []
    for (let each = target.parentElement; each && each !== document.body; each = each.parentElement)
      around.push(each)
  })
  new MutationObserver(giveFocus).observe(document.body, {
    ...{ subtree: true, childList: true },
    ...{ attributes: true, attributeFilter: ['disabled'] },
  })
}

/** While something is at work, the focus waits beside the button that has begun it. */
export async function whileWorking<Result>(task: () => Promise<Result>): Promise<Result> {
  working++
  try {
    return await task()
  } finally {
    working--
    requestAnimationFrame(giveFocus)
  }
}

function giveFocus() {
  const now = document.activeElement
  if (!last || (now && now !== document.body && now !== held && (now !== last || isUsable(last)))) return
  const beside = working > 0 ? undefined : neighbor()
  const next = isUsable(last) ? last : (twinOf(last) ?? beside ?? hold())
  if (next !== now) next?.focus()
}

const isUsable = (element: HTMLElement) =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility()

/** The one that stands in its place; what a button is about may stand behind its name. */
function twinOf(gone: HTMLElement): HTMLElement | undefined {
  const name = gone.firstChild?.textContent
  if (gone.isConnected || !name) return undefined
  return [...document.querySelectorAll<HTMLElement>(gone.localName)].find(
    (each) => each.firstChild?.textContent === name && isUsable(each),
  )
}

const inPlace = () => around.filter((each) => each.isConnected && each.closest('#place, header'))

function neighbor(): HTMLElement | undefined {
  for (const each of inPlace().filter(({ id }) => id !== 'place')) {
    const controls = each.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')
    const found = [...controls].find(isUsable)
    if (found) return found
  }
  return undefined
}

function hold(): HTMLElement | undefined {
  held = inPlace()[0] ?? document.getElementById('place') ?? undefined
  if (held && !held.hasAttribute('tabindex')) {
    held.tabIndex = -1
    held.style.outline = 'none'
  }
  return held
}
