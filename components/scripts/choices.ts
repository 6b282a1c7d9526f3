import { light, say } from '#components/sheets/lights.ts'

/** Shows what becomes of the choice: the parts that are lit for its value, and the words that it carries. */
export function start(sheet: HTMLElement) {
  const show = () => {
    const chosen = sheet.querySelector<HTMLInputElement>(':checked')
    if (!chosen) return
    light(sheet, chosen.value)
    say(sheet, chosen.dataset.verdict ?? '', chosen.dataset.reason ?? '')
  }
  sheet.addEventListener('change', show)
  show()
}
