import { light, say } from '../lights.ts'

/** Sends the chosen request on its way, as far as the gate where it ends. */
export function answer(sheet: HTMLElement) {
  const send = () => {
    const sent = sheet.querySelector<HTMLInputElement>(':checked')
    if (!sent) return
    light(sheet, sent.value)
    say(sheet, sent.dataset.verdict ?? '', sent.dataset.reason ?? '')
  }
  sheet.addEventListener('change', send)
  send()
}
