import { onScroll } from './scrolling.ts'

/** The share of the page (0 to 1) beyond which the badge with the percentage shows (specification section 4). */
const badgeBeyond = 0.05

export function showReadingProgress() {
  const progress = document.querySelector<HTMLElement>('[data-reading-progress]')
  const badge = document.querySelector<HTMLElement>('[data-reading-badge]')
  if (!progress || !badge) return
  onScroll((offset) => {
    const length = document.documentElement.scrollHeight - innerHeight
    const share = length > 0 ? Math.min(1, Math.max(0, offset / length)) : 0
    const percent = Math.round(share * 100)
    progress.setAttribute('aria-valuenow', String(percent))
    progress.style.transform = `scaleX(${share})`
    badge.textContent = `${percent}%`
    badge.toggleAttribute('data-shown', share > badgeBeyond)
  })
}
