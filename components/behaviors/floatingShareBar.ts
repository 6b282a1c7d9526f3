import { onScroll } from './scrolling.ts'

/** Scroll offset (px) beyond which the bar shows (specification section 9). */
const shownBeyond = 300

export function showFloatingShareBar() {
  const bar = document.querySelector('[data-floating-share]')
  if (bar) onScroll((offset) => bar.toggleAttribute('data-shown', offset > shownBeyond))
}
