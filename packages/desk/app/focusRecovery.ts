/** The control that was focused last; undefined after a pointer was pressed, until something is focused again. */
let lastFocused: HTMLElement | undefined
/** Its ancestors, the nearest first, since some of them may be removed together with it. */
let ancestors: HTMLElement[] = []
/** The element that has the focus while there is no control to give it to. */
let fallback: HTMLElement | undefined
let runningTasks = 0

/** Moves the focus on when the focused control is disabled or removed: browsers would let it fall to the body. */
export function startFocusRecovery() {
  addEventListener('pointerdown', () => {
    lastFocused = undefined
  })
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || target === fallback) return
    lastFocused = target
    ancestors = []
    for (let each = target.parentElement; each && each !== document.body; each = each.parentElement)
      ancestors.push(each)
  })
  new MutationObserver(restoreFocus).observe(document.body, {
    ...{ subtree: true, childList: true },
    ...{ attributes: true, attributeFilter: ['disabled'] },
  })
}

/** While a task runs, the focus waits near the button that started it, which is disabled meanwhile. */
export async function holdFocusDuring<Result>(task: () => Promise<Result>): Promise<Result> {
  runningTasks++
  try {
    return await task()
  } finally {
    runningTasks--
    requestAnimationFrame(restoreFocus)
  }
}

function restoreFocus() {
  const now = document.activeElement
  if (
    !lastFocused ||
    (now && now !== document.body && now !== fallback && (now !== lastFocused || isUsable(lastFocused)))
  )
    return
  const nearby = runningTasks > 0 ? undefined : nearbyControl()
  const next = isUsable(lastFocused) ? lastFocused : (replacementOf(lastFocused) ?? nearby ?? makeFallback())
  if (next !== now) next?.focus()
}

const isUsable = (element: HTMLElement) =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility()

/** The control of the same name that replaced one; only the first child is compared, as a hidden suffix may follow it. */
function replacementOf(gone: HTMLElement): HTMLElement | undefined {
  const name = gone.firstChild?.textContent
  if (gone.isConnected || !name) return undefined
  return [...document.querySelectorAll<HTMLElement>(gone.localName)].find(
    (each) => each.firstChild?.textContent === name && isUsable(each),
  )
}

const remainingAncestors = () => ancestors.filter((each) => each.isConnected && each.closest('#view, header'))

function nearbyControl(): HTMLElement | undefined {
  for (const each of remainingAncestors().filter(({ id }) => id !== 'view')) {
    const controls = each.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')
    const found = [...controls].find(isUsable)
    if (found) return found
  }
  return undefined
}

function makeFallback(): HTMLElement | undefined {
  fallback = remainingAncestors()[0] ?? document.getElementById('view') ?? undefined
  if (fallback && !fallback.hasAttribute('tabindex')) {
    fallback.tabIndex = -1
    fallback.style.outline = 'none'
  }
  return fallback
}
