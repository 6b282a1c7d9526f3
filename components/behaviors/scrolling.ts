/**
 * Calls `react` with the scroll offset (px) in the next frame, and at most once a frame while the page scrolls: to ask
 * for the offset in between would make the browser lay the page out for that alone.
 */
export function onScroll(react: (offset: number) => void) {
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
  addEventListener('scroll', updateInFrame, { passive: true })
  updateInFrame()
}
