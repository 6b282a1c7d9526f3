/** The control that was focused last; undefined after a pointer was pressed, until something is focused again. */
let last: HTMLElement | undefined
/** Its ancestors, the nearest first, since some of them may be removed together with it. */
let around: HTMLElement[] = []
/** The element that has the focus while there is no control to give it to. */
let fallback: HTMLElement | undefined
let working = 0

/** Moves the focus on when the focused control is disabled or removed: browsers would let it fall to the body. */
export function keepFocus() {
  addEventListener('pointerdown', () => {
    last = undefined
  })
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || target === fallback) return
    last = target
    around = []
    for (let each = target.parentElement; each && each !== document.body; each = each.parentElement)
      around.push(each)
  })
  new MutationObserver(restoreFocus).observe(document.body, {
    ...{ subtree: true, childList: true },
    ...{ attributes: true, attributeFilter: ['disabled'] },
  })
}

/** While a task runs, the focus waits near the button that started it, which is disabled meanwhile. */
export async function whileWorking<Result>(task: () => Promise<Result>): Promise<Result> {
  working++
  try {
    return await task()
  } finally {
    working--
    requestAnimationFrame(restoreFocus)
  }
}

function restoreFocus() {
  const now = document.activeElement
  if (!last || (now && now !== document.body && now !== fallback && (now !== last || isUsable(last)))) return
  const beside = working > 0 ? undefined : neighbor()
  const next = isUsable(last) ? last : (twinOf(last) ?? beside ?? takeFallback())
  if (next !== now) next?.focus()
}

const isUsable = (element: HTMLElement) =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility()

/** The control of the same name that replaced one; only the first child is compared, as a hidden suffix may follow it. */
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

function takeFallback(): HTMLElement | undefined {
  fallback = inPlace()[0] ?? document.getElementById('place') ?? undefined
  if (fallback && !fallback.hasAttribute('tabindex')) {
    fallback.tabIndex = -1
    fallback.style.outline = 'none'
  }
  return fallback
}
