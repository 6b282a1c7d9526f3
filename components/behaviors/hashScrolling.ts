import { scrollBehavior } from './scrolling.ts'

/** Distances from the top (px), tries and delays (ms) of specification section 2, Global behavior. */
const routeOffset = 100
const homeOffset = 80
const mostTries = 10
const firstDelay = 100
const delayStep = 200

/** Scrolls smoothly to the element that the address names: on load, on hash change, and on the home page's own links. */
export function scrollToHashes() {
  if (location.hash) setTimeout(tryHash, firstDelay, 1)
  addEventListener('hashchange', () => tryHash(1))
  if (location.pathname === '/') document.addEventListener('click', followHomeAnchor)
}

function tryHash(attempt: number) {
  const target = targetOf(location.hash)
  if (target) scrollToElement(target, routeOffset)
  else if (location.hash && attempt < mostTries) setTimeout(tryHash, delayStep * attempt, attempt + 1)
}

function followHomeAnchor(event: MouseEvent) {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href*="#"]')
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || link.target)
    return
  const target = link.pathname === '/' && link.origin === location.origin && targetOf(link.hash)
  if (!target) return
  event.preventDefault()
  if (link.hash !== location.hash) history.pushState(null, '', link.hash)
  scrollToElement(target, homeOffset)
  target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
}

function targetOf(hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
}

function scrollToElement(target: HTMLElement, offset: number) {
  scrollTo({ top: target.getBoundingClientRect().top + scrollY - offset, behavior: scrollBehavior() })
}
