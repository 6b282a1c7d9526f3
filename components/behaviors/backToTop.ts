import { onScroll } from './scrolling.ts'

/** Scroll offset (px) beyond which the button shows (specification section 9). */
const shownBeyond = 300

export function showBackToTop() {
  const button = document.querySelector<HTMLElement>('[data-back-to-top]')
  onScroll((offset) => button?.toggleAttribute('data-shown', offset > shownBeyond))
  button?.addEventListener('click', (event) => {
    event.preventDefault()
    scrollTo({ top: 0 })
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  })
}
