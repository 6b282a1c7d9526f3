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
  makeRoomForHeader(portal)
  const button = portal.querySelector<HTMLElement>('[data-support]')
  const status = portal.querySelector('[role="status"]')
  const prop = portal.querySelector<SVGElement>('[data-prop]')
  const axis = portal.querySelectorAll<SVGElement>('.portal-beam [data-load-path] path')
  const [ratio, note] = status?.children ?? []
  if (!button || !status || !prop || !ratio || !note) return
  const [more, within] = [button.textContent, note.textContent]
  const { support = '', third = '', less = '', limit: atLimit = '', propped = '' } = button.dataset
  const propName = nameOfProp(third)
  let [load, isPropped] = [1, false]
  const isAtLimit = () => !isPropped && spanOverDeflection(load) <= limit

  const show = () => {
    drawLoad(portal, load, isPropped ? sagOnThree : load)
    prop.style.opacity = isPropped ? '1' : '0'
    prop.style.transform = isPropped ? 'none' : ''
    if (isPropped && roomy.matches) portal.append(propName)
    else propName.remove()
    partTextFrom(portal, isPropped)
    status.classList.toggle('text-danger', isAtLimit())
    for (const { style } of axis) style.stroke = isAtLimit() ? 'var(--color-danger)' : ''
    ratio.textContent = asRatio(spanOverDeflection(load, isPropped))
    note.textContent = isPropped ? propped : isAtLimit() ? atLimit : within
    button.textContent = isAtLimit() ? support : load < mostLoad ? more : less
  }

  button.addEventListener('click', () => {
    if (isAtLimit()) isPropped = true
    else load = (load % mostLoad) + 1
    isPropped &&= load > 1
    show()
  })
}

/** The name of the third support stands in it, upright, where that is wide enough. */
const roomy = matchMedia('(width >= 64rem)')
function nameOfProp(text: string) {
  const name = Object.assign(document.createElement('p'), {
    className: 'label',
    ariaHidden: 'true',
    textContent: text,
  })
  name.style.cssText =
    'grid-area: 3 / 1 / 4 / -1; place-self: end center; padding: 0.75rem 0; writing-mode: vertical-rl; rotate: 180deg'
  return name
}

/** In px: the room above the portal, for a header of one row with its line. */
const oneRow = 65

/** Where spaced or larger letters (WCAG 1.4.12) give the header more rows, the portal stands that much lower. */
function makeRoomForHeader(portal: HTMLElement) {
  const header = document.querySelector<HTMLElement>('[data-site-header]')
  if (!header) return
  new ResizeObserver(() => {
    portal.style.marginTop = `${Math.max(0, header.offsetHeight - oneRow)}px`
  }).observe(header)
}

/** Before the third support, words keep a margin of their ground around the letters. */
function partTextFrom(portal: HTMLElement, isPropped: boolean) {
  for (const { style } of portal.querySelectorAll<HTMLElement>('.portal-words :is(h1, p)')) {
    style.paintOrder = 'stroke'
    style.webkitTextStroke = isPropped ? '0.1em var(--color-background)' : ''
  }
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
