import { light, say } from '#components/sheets/lights.ts'
import { highest, rankingOf, turnOf, weigh } from '#components/sheets/weigh.ts'

/** Raises each summit to what its option comes to by the weights, and says what would change the order. */
export function start(sheet: HTMLElement) {
  const sliders = [...sheet.querySelectorAll<HTMLInputElement>('[type=range]')]
  const summits = [...sheet.querySelectorAll<SVGElement>('[data-scores]')]
  const options = summits.map(({ dataset }) => (dataset.scores ?? '').split(' ').map(Number))
  const { leads = '', steady = '', turns = '' } = sheet.dataset
  const names = summits.map(({ dataset }) => dataset.name ?? '')
  const drawing = sheet.querySelector('.sheet-survey svg')
  const survey = () => {
    const weights = sliders.map(({ value }) => Number(value))
    const heights = weigh(weights, options)
    const leader = highest(heights)
    const turn = turnOf(weights, options)
    for (const { previousElementSibling: shown, value } of sliders) if (shown) shown.textContent = value
    for (const [option, summit] of summits.entries()) summit.style.transform = `scaleY(${heights[option]})`
    light(sheet, `option-${leader}`)
    drawing?.setAttribute('aria-label', `${sheet.dataset.drawing} ${rankingOf(names, heights)}`)
    say(
      sheet,
      leads.replace('{option}', names[leader] ?? ''),
      turn
        ? turns
            .replace('{measure}', sliders[turn.measure]?.labels?.[0]?.textContent ?? '')
            .replace('{weight}', `${turn.weight}`)
            .replace('{option}', names[turn.option] ?? '')
        : steady,
    )
  }
  sheet.addEventListener('input', survey)
  survey()
}
