import {
  arrowAt,
  arrowsPerStep,
  asRatio,
  deflectionAt,
  GIVE,
  limit,
  mostLoad,
  spanOverDeflection,
} from '#data/deflection.ts'

/** How long (ms) the beam stands beyond its limit before the third support comes. */
const untilProp = 900
/** How much it gives then, in steps of load on two supports: as much as can be drawn. */
const sagOnThree = 0.1

/** Lets visitors load the beam of the hero, step by step; after the last one they take the load off (`portal.css`). */
export function increaseLoad() {
  const portal = document.querySelector<HTMLElement>('[data-portal]')
  const button = portal?.querySelector<HTMLElement>('[data-load-more]')
  const [ratio, note] = portal?.querySelectorAll('[role="status"] > *') ?? []
  const arrows = portal?.querySelector('[data-arrows]')
  if (!portal || !button || !ratio || !note || !arrows) return
  const words: DOMStringMap = { more: button.textContent, within: note.textContent, ...button.dataset }
  let load = 1
  let timer: ReturnType<typeof setTimeout>

  const show = (isPropped: boolean) => {
    const isPast = !isPropped && spanOverDeflection(load) < limit
    const sag = isPropped ? sagOnThree : load
    portal.style.setProperty('--sag', `${sag}`)
    portal.toggleAttribute('data-propped', isPropped)
    portal.toggleAttribute('data-past', isPast)
    spread(arrows, load, sag)
    ratio.textContent = asRatio(spanOverDeflection(load, isPropped))
    note.textContent = (isPropped ? words.propped : isPast ? words.past : words.within) ?? ''
    button.textContent = (load < mostLoad ? words.more : words.less) ?? ''
    if (isPast) timer = setTimeout(show, untilProp, true)
  }

  portal.toggleAttribute('data-ready', true)
  button.addEventListener('click', () => {
    clearTimeout(timer)
    load = (load % mostLoad) + 1
    show(portal.hasAttribute('data-propped') && load > 1)
  })
}

/** Arrows move together to let others in, evenly, and stand on the beam wherever it has gone. */
function spread(arrows: Element, load: number, sag: number) {
  const last = load * arrowsPerStep
  while (arrows.childElementCount <= last) arrows.append(arrows.lastElementChild?.cloneNode() ?? '')
  for (const [index, arrow] of [...arrows.children].entries()) {
    const place = Math.min(1, index / last)
    const across = arrowAt(place) - Number(arrow.getAttribute('x'))
    const down = deflectionAt(place) * (sag - 1) * GIVE
    ;(arrow as SVGElement).style.transform = `translate(${across}px, ${down}px)`
  }
}
