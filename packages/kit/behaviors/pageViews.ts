/**
 * Reports the page view to the site's own edge, and stores for this tab where the visit began, unless the
 * browser asks not to be tracked. Nothing is stored where Article 5(3) of the ePrivacy Directive asks for consent
 * first, as no visitor needs the record. Route and path come from the built document, which has them only if views
 * are counted. The browser's address is never sent, because it may contain a key, such as that of a receipt.
 * If `consent/load.ts` has already cleared the query, the document holds it.
 */
export function countViews() {
  const { route, path, edge = '', themeKey, search = location.search } = document.documentElement.dataset
  if (!route) return
  const count = () => {
    const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
    if (globalPrivacyControl || doNotTrack === '1') return
    // From the Azores to Samara; the name of the zone would take a formatter, which is slow.
    const offset = new Date().getTimezoneOffset()
    try {
      if (offset > 60 || offset < -240)
        sessionStorage[`${themeKey}`.replace(/theme$/, 'visit')] ||=
          `${path} ${document.referrer.split('/')[2]} ${search.match(/utm_[^&]+/g)}`
    } catch {
      // Storage is blocked or full, so the source of the visit stays unknown.
    }
    const view = new Blob([JSON.stringify({ route, path })], { type: 'application/json' })
    navigator.sendBeacon(`${edge}/api/views`, view)
  }
  // A prerendered page counts when it is shown, and a page restored from the back/forward cache counts again.
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', count, { once: true })
  else count()
  addEventListener('pageshow', ({ persisted }) => persisted && count())
}
