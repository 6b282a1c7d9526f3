import { say } from '#components/sheets/lights.ts'
import { wayOf } from '#components/sheets/wayOf.ts'

/** Weighs the verdict that a visitor gives on a step against the firm's own. */
export function start(sheet: HTMLElement) {
  const steps = [...sheet.querySelectorAll<HTMLElement>('[data-ours][data-reason]')]
  const chosenOf = (step: Element) => step.querySelector<HTMLInputElement>(':checked')
  const { tally = '', opening = '', agreed = '' } = sheet.dataset
  const weigh = (touched?: Element | null) => {
    const given = steps.map(chosenOf)
    const count = (verdict: string) => given.filter((each) => each?.value === verdict).length
    sheet
      .querySelector('[data-way]')
      ?.setAttribute('d', wayOf(given.map((each) => Number(each?.dataset.row))))
    const step = steps.find((each) => each === touched)
    const { ours, reason } = step?.dataset ?? {}
    const verdict = step?.querySelector<HTMLElement>(`[value="${ours}"]`)?.dataset.ours
    const isAgreed = step && chosenOf(step)?.value === ours
    say(
      sheet,
      tally.replace(/\{(\w+)\}/g, (_, name) => `${count(name)}`),
      step ? `${isAgreed ? agreed : verdict} ${reason}` : opening,
    )
  }
  sheet.addEventListener('change', ({ target }) => weigh((target as Element).closest('[data-reason]')))
  sheet.querySelector('button')?.addEventListener('click', () => {
    for (const each of sheet.querySelectorAll('input')) each.checked = each.defaultChecked
    weigh()
  })
  weigh()
}
