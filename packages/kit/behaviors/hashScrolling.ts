/** Distances from the top (px), attempts and delays (ms) (docs/requirements.md, "Scrolling"). */
const homeOffset = 80
const maxAttempts = 10
const firstDelay = 100
const delayStep = 200

/**
 * Scrolls to targets that the browser misses. The browser itself scrolls smoothly to the element in the
 * address, 100 px below the top (`styles/base.css` and `motion.css`), but looks for it only once. This script
 * retries for elements that appear later, and uses another distance for the home page's own links.
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

/**
 * Finds the element for a hash, by its raw or its decoded form, as browsers do. A hash that cannot be decoded
 * matches nothing.
 */
function elementNamed(hash: string): HTMLElement | null {
  const name = hash.slice(1)
  try {
    return document.getElementById(name) ?? document.getElementById(decodeURIComponent(name))
  } catch {
    return null
  }
}
