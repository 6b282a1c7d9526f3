import { isCounted } from './visit.ts'

/**
 * Tells the site's own edge that the page was viewed, unless the visitor's browser asks not to be tracked. Route and
 * path are those of the built document, which carries them only where views are counted: an address in the browser
 * may hold a key, such as that of a receipt, and never leaves.
 */
export function countViews() {
  const { route, path, edge = '' } = document.documentElement.dataset
  if (!route) return
  const count = () => {
    if (!isCounted()) return
    const view = new Blob([JSON.stringify({ route, path })], { type: 'application/json' })
    navigator.sendBeacon(`${edge}/api/views`, view)
  }
  // A page that is rendered ahead is viewed when it is shown; one that comes back from the history is viewed again.
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', count, { once: true })
  else count()
  addEventListener('pageshow', ({ persisted }) => persisted && count())
}
