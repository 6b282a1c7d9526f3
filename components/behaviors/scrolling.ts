/** Calls `react` with the scroll offset (px) now and at most once a frame while the page scrolls. */
export function onScroll(react: (offset: number) => void) {
  let waiting = false
  const update = () => {
    waiting = false
    react(scrollY)
  }
  addEventListener(
    'scroll',
    () => {
      if (waiting) return
      waiting = true
      requestAnimationFrame(update)
    },
    { passive: true },
  )
  update()
}

/** Smooth, unless the visitor asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}
