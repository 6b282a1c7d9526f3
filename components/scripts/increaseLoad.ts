import {
  arrowAt,
  arrowsPerStep,
  asRatio,
  deflectionAt,
  GIVE,
  HIGH,
  limit,
  mostLoad,
  spanOverDeflection,
} from '#components/drawings/deflection.ts'

/** How much the beam gives on a third support, in steps of load on two: as much as can be drawn. */
const sagOnThree = 0.1

/** Lets visitors load the beam of the hero, step by step, up to its limit; on a third support it carries the rest. */
export function start(portal: HTMLElement) {
  const button = portal.querySelector<HTMLElement>('[data-load-more]')
  const status = portal.querySelector('[role="status"]')
  const prop = portal.querySelector<SVGElement>('[data-prop]')
  const [ratio, note] = status?.children ?? []
  if (!button || !status || !prop || !ratio || !note) return
  const words: DOMStringMap = { more: button.textContent, within: note.textContent, ...button.dataset }
  let [load, isPropped] = [1, false]
  const isAtLimit = () => !isPropped && spanOverDeflection(load) <= limit

  const show = () => {
    drawLoad(portal, load, isPropped ? sagOnThree : load)
    prop.style.transform = isPropped ? 'none' : ''
    portal.toggleAttribute('data-propped', isPropped)
    portal.toggleAttribute('data-at-limit', isAtLimit())
    ratio.textContent = asRatio(spanOverDeflection(load, isPropped))
    note.textContent = (isPropped ? words.propped : isAtLimit() ? words.atLimit : words.within) ?? ''
    button.textContent = (isAtLimit() ? words.support : load < mostLoad ? words.more : words.less) ?? ''
  }

  button.addEventListener('click', () => {
    if (isAtLimit()) isPropped = true
    else load = (load % mostLoad) + 1
    isPropped &&= load > 1
    show()
  })
}

/** Edges are stretched along their curve; arrows move together, evenly, and stand on the beam wherever it has gone. */
function drawLoad(portal: HTMLElement, load: number, sag: number) {
  for (const { style } of portal.querySelectorAll<SVGElement>('[data-sag]'))
    style.transform = `scaleY(${sag / mostLoad})`
  const given = Math.max(0, sag - 1) * GIVE
  const scale = (portal.querySelector('.portal-beam')?.clientHeight ?? HIGH) / HIGH
  for (const { style } of portal.querySelectorAll<HTMLElement>('span.portal-moves'))
    style.transform = `translateY(${given * scale}px)`
  const arrows = portal.querySelector('[data-arrows]')
  const last = load * arrowsPerStep
  while (arrows && arrows.childElementCount <= last) arrows.append(arrows.lastElementChild?.cloneNode() ?? '')
  for (const [index, { style }] of portal.querySelectorAll<SVGElement>('[data-arrows] > *').entries()) {
    const place = Math.min(1, index / last)
    style.transform = `translate(${arrowAt(place)}px, ${deflectionAt(place) * given}px)`
  }
}
