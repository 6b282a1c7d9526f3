/** Lays the two states of a system over each other, and lets visitors wipe from one to the other. */
export function start(wipe: HTMLElement) {
  const [before, after, line, slider] = wipe.children as Iterable<HTMLElement & HTMLInputElement>
  if (!before || !after || !line || !slider) return
  const show = () => {
    // Where the middle of the slider's thumb is, which is as wide as browsers make it.
    const at = `8px + (100% - 16px) * ${Number(slider.value) / 100}`
    before.style.clipPath = `inset(0 calc(100% - (${at})) 0 0)`
    after.style.clipPath = `inset(0 0 0 calc(${at}))`
    line.style.marginLeft = `calc(${at})`
  }
  for (const part of [before, after, line, slider]) part.style.gridArea = '1 / 1'
  line.hidden = slider.hidden = false
  slider.addEventListener('input', show)
  show()
}
