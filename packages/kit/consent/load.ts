interface AnalyticsPage extends Window {
  dataLayer?: unknown[]
}

let openedPlainly: boolean | undefined

/** Lets the places of the page that belong to these services load, each script once; the document says which may. */
export function loadServices(agreed: string[]) {
  document.documentElement.dataset.agreed = agreed.join(' ')
  // Asked when the document is there: a heading that is not parsed yet would be no place in it.
  openedPlainly ??= isPlainAddress()
  if (!openedPlainly) return
  for (const slot of document.querySelectorAll<HTMLElement>('[data-third-party]')) {
    const { thirdParty = '', script, measurementId } = slot.dataset
    if (!agreed.includes(thirdParty)) continue
    slot.hidden = false
    if (measurementId) measure(measurementId)
    if (script && !document.querySelector(`script[src="${script}"]`)) append(script)
  }
}

/**
 * Scripts of others can read the address, now and later in the list of history entries: they load only where the page
 * was opened at its own address or at a place in it, and any other address is forgotten.
 */
function isPlainAddress(): boolean {
  const { search, hash, pathname } = location
  if (!search && (!hash || hasAnchor(hash.slice(1)))) return true
  // The site's own script may not have read the campaign yet (`behaviors/pageViews.ts`).
  document.documentElement.dataset.search = search
  history.replaceState(history.state, '', pathname)
  return false
}

function hasAnchor(encodedId: string): boolean {
  try {
    return document.getElementById(decodeURIComponent(encodedId)) !== null
  } catch {
    // A percent sign that encodes nothing.
    return false
  }
}

function append(src: string) {
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
}

/** What Google asks a page to say to its script, which reads `arguments` objects and no arrays. */
function measure(id: string) {
  const page = window as AnalyticsPage
  if (page.dataLayer) return
  page.dataLayer = []
  const { dataLayer } = page
  function gtag(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above.
    dataLayer.push(arguments)
  }
  gtag('js', new Date())
  gtag('config', id, {
    page_location: location.origin + location.pathname,
    // Its origin: what stands before the third slash.
    page_referrer: document.referrer.split('/', 3).join('/'),
  })
}
