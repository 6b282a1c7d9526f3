/**
 * Calls `react` with the scroll offset (px) in the next frame, and at most once per frame while scrolling.
 * Reading the offset at other times would force a layout.
 */
function onScroll(react: (offset: number) => void) {
  let waiting = false
  const update = () => {
    waiting = false
    react(scrollY)
  }
  const updateInFrame = () => {
    if (waiting) return
    waiting = true
    requestAnimationFrame(update)
  }
  addEventListener('scroll', updateInFrame)
  updateInFrame()
}

/**
 * Scroll offsets (px) at which the header becomes more opaque and back (docs/requirements.md, "Scrolling").
 */
const opaqueBeyond = 100
const clearBelow = 50

export function setNavigationOpacity() {
  const header = document.querySelector('[data-site-header]')
  onScroll((offset) => {
    if (offset > opaqueBeyond || offset < clearBelow)
      header?.toggleAttribute('data-opaque', offset > opaqueBeyond)
  })
}

/**
 * Scroll offset (px) beyond which the button and the share bar appear (docs/requirements.md, "Scrolling").
 */
const shownBeyond = 300

export function showBackToTopAndShareBar() {
  for (const element of document.querySelectorAll('[data-back-to-top], [data-floating-share]'))
    onScroll((offset) => element.toggleAttribute('data-shown', offset > shownBeyond))
  document.querySelector('[data-back-to-top]')?.addEventListener('click', (event) => {
    event.preventDefault()
    scrollTo({ top: 0 })
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  })
}

/** How long (ms) a page must rest before the floating buttons come back. */
const restAfter = 800

/** Moves the floating buttons aside while somebody scrolls down a page that has no margin for them. */
export function clearWhatIsRead() {
  const floating = document.querySelectorAll<HTMLElement>('.floating-chat, .floating-to-top')
  const narrow = matchMedia('(width < 64rem)')
  const step = (aside: boolean) => {
    for (const { style } of floating) style.translate = aside ? '110% 0' : ''
  }
  let last = 0
  let timer: ReturnType<typeof setTimeout>
  onScroll((offset) => {
    step(narrow.matches && offset > last)
    last = offset
    clearTimeout(timer)
    timer = setTimeout(step, restAfter, false)
  })
}

/** Share of the page (0 to 1) from which the badge appears (docs/requirements.md, "Scrolling"). */
const badgeBeyond = 0.05

export function showReadingProgress() {
  const progress = document.querySelector<HTMLElement>('[data-reading-progress]')
  const badge = document.querySelector<HTMLElement>('[data-reading-badge]')
  if (!progress || !badge) return
  onScroll((offset) => {
    const length = document.documentElement.scrollHeight - innerHeight
    const share = length > 0 ? Math.min(1, Math.max(0, offset / length)) : 0
    const percent = Math.round(share * 100)
    progress.dataset.readingProgress = String(percent)
    progress.style.transform = `scaleX(${share})`
    badge.textContent = `${percent}%`
    badge.toggleAttribute('data-shown', share > badgeBeyond)
  })
}
