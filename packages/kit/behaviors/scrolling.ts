/**
 * @param offset how far the page is scrolled (px)
 * @param length how far it can be scrolled (px)
 */
type Reaction = (offset: number, length: number) => void

const reactions: Reaction[] = []
let isWaiting = false

/**
 * Calls `react` in the next frame, and at most once per frame while scrolling. The page is measured once for all
 * reactions, because each measurement after one of them has changed something would force a layout.
 */
function onScroll(react: Reaction) {
  if (reactions.length === 0) addEventListener('scroll', updateInFrame)
  reactions.push(react)
  updateInFrame()
}

function updateInFrame() {
  if (isWaiting) return
  isWaiting = true
  requestAnimationFrame(update)
}

function update() {
  isWaiting = false
  const [offset, length] = [scrollY, document.documentElement.scrollHeight - innerHeight]
  for (const react of reactions) react(offset, length)
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
    for (const button of floating)
      button.style.translate = aside && document.activeElement !== button ? '110% 0' : ''
  }
  for (const button of floating) button.addEventListener('focus', () => step(false))
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
  onScroll((offset, length) => {
    // A page without length divides by 0.
    const share = Math.min(1, Math.max(0, offset / length || 0))
    const percent = Math.round(share * 100)
    progress.dataset.readingProgress = String(percent)
    progress.style.transform = `scaleX(${share})`
    badge.textContent = `${percent}%`
    badge.toggleAttribute('data-shown', share > badgeBeyond)
  })
}
