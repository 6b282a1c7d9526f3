/** Distance from the top (px), tries and delays (ms) (docs/requirements.md, "Scrolling"). */
const homeOffset = 80
const maxAttempts = 10
const firstDelay = 100
const delayStep = 200

/**
 * The browser itself scrolls to the element that the address names, smoothly and 100 px below the top (`styles/base.css`
 * and `motion.css`), but looks for it only once. Here an element that comes later is looked for again, and the home
 * page's own links get another distance.
 */
export function scrollToHashes() {
  awaitElement()
  addEventListener('hashchange', awaitElement)
  if (location.pathname === '/') document.addEventListener('click', followHomeAnchor)
}

let nextTry: ReturnType<typeof setTimeout>

function awaitElement() {
  clearTimeout(nextTry)
  if (location.hash && !elementNamed(location.hash)) nextTry = setTimeout(scrollToElement, firstDelay, 1)
}

function scrollToElement(attempt: number) {
  const target = elementNamed(location.hash)
  if (target) target.scrollIntoView()
  else if (attempt < maxAttempts) nextTry = setTimeout(scrollToElement, delayStep * attempt, attempt + 1)
}

function followHomeAnchor(event: MouseEvent) {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href*="#"]')
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || link.target)
    return
  const target = link.pathname === '/' && link.origin === location.origin && elementNamed(link.hash)
  if (!target) return
  event.preventDefault()
  if (link.hash !== location.hash) history.pushState(null, '', link.hash)
  scrollTo({ top: target.getBoundingClientRect().top + scrollY - homeOffset })
  target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
}

/** The element that a hash names: as it stands or, as browsers do, decoded. One that cannot be decoded names none. */
function elementNamed(hash: string): HTMLElement | null {
  const name = hash.slice(1)
  try {
    return document.getElementById(name) ?? document.getElementById(decodeURIComponent(name))
  } catch {
    return null
  }
}
