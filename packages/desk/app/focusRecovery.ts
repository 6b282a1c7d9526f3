/** The last focused control; undefined after a click, until something is focused again. */
let lastFocused: HTMLElement | undefined
/** The nearest first; some of them may be removed together with it. */
let ancestors: HTMLElement[] = []
/** Focused while there is no control to focus. */
let fallback: HTMLElement | undefined
let runningTasks = 0

/** Moves the focus when the focused control is disabled or removed, as browsers would reset it to the body. */
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
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  })
}

/** Keeps the focus near a button that is disabled while its task runs. */
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

/**
 * A control of the same name that replaced this one. Only the first child is compared, because hidden text may follow.
 */
function replacementOf(removed: HTMLElement): HTMLElement | undefined {
  const name = removed.firstChild?.textContent
  if (removed.isConnected || !name) return undefined
  return [...document.querySelectorAll<HTMLElement>(removed.localName)].find(
    (each) => each.firstChild?.textContent === name && isUsable(each),
  )
}

const remainingAncestors = () => ancestors.filter((each) => each.isConnected && each.closest('#view, header'))

function nearbyControl(): HTMLElement | undefined {
  for (const each of remainingAncestors().filter(({ id }) => id !== 'view')) {
    const controls = each.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')
    const control = [...controls].find(isUsable)
    if (control) return control
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
