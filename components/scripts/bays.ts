import { light, say } from '#components/sheets/lights.ts'

/** Moves as many bays from old to new as the slider says. */
export function start(sheet: HTMLElement) {
  const slider = sheet.querySelector<HTMLInputElement>('[type=range]')
  const bays = [...sheet.querySelectorAll<HTMLElement>('[data-then]')]
  const move = () => {
    const moved = Number(slider?.value)
    const verdict = (sheet.dataset.count ?? '').replace('{count}', `${moved}`)
    light(sheet, `bays-${moved}`)
    slider?.setAttribute('aria-valuetext', verdict)
    say(sheet, verdict, bays[moved - 1]?.dataset.then ?? sheet.dataset.untouched ?? '')
  }
  sheet.addEventListener('input', move)
  move()
}
