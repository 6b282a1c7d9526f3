import { light, say } from '#components/sheets/lights.ts'

/** Walks the way of the chosen threat inward, to the ring that the slider says. */
export function start(sheet: HTMLElement) {
  const slider = sheet.querySelector<HTMLInputElement>('[type=range]')
  const rings = [...sheet.querySelectorAll<HTMLElement>('[data-verdict]')]
  const walk = () => {
    const entry = sheet.querySelector<HTMLInputElement>(':checked')
    const ring = rings[Number(slider?.value)]
    if (!slider || !entry || !ring) return
    sheet.dataset.entry = entry.value
    light(sheet, `entry-${entry.value}`, `ring-${slider.value}`)
    slider.setAttribute('aria-valuetext', ring.textContent)
    // The description that folds away above may have moved the focused entry out of the window.
    if (entry === document.activeElement) entry.labels?.[0]?.scrollIntoView({ block: 'nearest' })
    say(sheet, ring.dataset.verdict ?? '', entry.dataset.holds?.split('\n')[Number(slider.value)] ?? '')
  }
  sheet.addEventListener('input', walk)
  walk()
}
