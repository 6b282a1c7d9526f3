import {
  arrowAt,
  arrowsPerStep,
  asRatio,
  deflectionAt,
  GIVE,
  limit,
  mostLoad,
  spanOverDeflection,
} from '#components/drawings/deflection.ts'

/** How long (ms) the beam stands beyond its limit before the third support comes. */
const untilProp = 900
/** How much it gives then, in steps of load on two supports: as much as can be drawn. */
const sagOnThree = 0.1

/** Lets visitors load the beam of the hero, step by step; after the last one they take the load off. */
export function start(portal: HTMLElement) {
  const button = portal.querySelector<HTMLElement>('[data-load-more]')
  const status = portal.querySelector('[role="status"]')
  const prop = portal.querySelector<SVGElement>('[data-prop]')
  const [ratio, note] = status?.children ?? []
  if (!button || !status || !prop || !ratio || !note) return
  const words: DOMStringMap = { more: button.textContent, within: note.textContent, ...button.dataset }
  let [load, isPropped] = [1, false]
  let timer: ReturnType<typeof setTimeout>

  const show = () => {
    const isPast = !isPropped && spanOverDeflection(load) < limit
    drawLoad(portal, load, isPropped ? sagOnThree : load)
    prop.style.opacity = isPropped ? '1' : '0'
    prop.style.transform = isPropped ? 'none' : ''
    status.classList.toggle('text-danger', isPast)
    ratio.textContent = asRatio(spanOverDeflection(load, isPropped))
    note.textContent = (isPropped ? words.propped : isPast ? words.past : words.within) ?? ''
    button.textContent = (load < mostLoad ? words.more : words.less) ?? ''
    if (isPast) timer = setTimeout(setProp, untilProp)
  }
  const setProp = () => {
    isPropped = true
    show()
  }

  button.addEventListener('click', () => {
    clearTimeout(timer)
    load = (load % mostLoad) + 1
    isPropped &&= load > 1
    show()
  })
  button.classList.remove('invisible')
}

/** Edges are stretched along their curve; arrows move together, evenly, and stand on the beam wherever it has gone. */
function drawLoad(portal: HTMLElement, load: number, sag: number) {
  for (const { style } of portal.querySelectorAll<SVGElement>('[data-sag]'))
    style.transform = `scaleY(${sag / mostLoad})`
  for (const { style } of portal.querySelectorAll<HTMLElement>('span.portal-moves'))
    style.transform = `translateY(${Math.max(0, sag - 1) * GIVE * 0.7}px)`
  const arrows = portal.querySelector('[data-arrows]')
  const last = load * arrowsPerStep
  const given = Math.max(0, sag - 1) * GIVE
  while (arrows && arrows.childElementCount <= last) arrows.append(arrows.lastElementChild?.cloneNode() ?? '')
  for (const [index, { style }] of portal.querySelectorAll<SVGElement>('[data-arrows] > *').entries()) {
    const place = Math.min(1, index / last)
    style.transform = `translate(${arrowAt(place)}px, ${deflectionAt(place) * given}px)`
  }
}
