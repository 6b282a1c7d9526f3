/**
 * Tells the site's own edge that the page was viewed, and keeps for this tab where the visit began, unless the visitor's
 * browser asks not to be tracked. Route and path are those of the built document, which carries them only where views
 * are counted: an address in the browser may hold a key, such as that of a receipt, and never leaves. What it said
 * before `consent/load.ts` forgot it is in the document.
 */
export function countViews() {
  const { route, path, edge = '', themeKey, search = location.search } = document.documentElement.dataset
  if (!route) return
  const count = () => {
    const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
    if (globalPrivacyControl || doNotTrack === '1') return
    try {
      sessionStorage[`${themeKey}`.replace(/theme$/, 'visit')] ||=
        `${path} ${document.referrer.split('/')[2]} ${search.match(/utm_[^&]+/g)}`
    } catch {
      // Denied or full: then nothing is known.
    }
    const view = new Blob([JSON.stringify({ route, path })], { type: 'application/json' })
    navigator.sendBeacon(`${edge}/api/views`, view)
  }
  // A page that is rendered ahead is viewed when it is shown; one that comes back from the history is viewed again.
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', count, { once: true })
  else count()
  addEventListener('pageshow', ({ persisted }) => persisted && count())
}
