interface AnalyticsPage extends Window {
  dataLayer?: unknown[]
}

let openedPlainly: boolean | undefined

/**
 * Enables the slots of these services and loads each script once. The document names the scripts it allows.
 */
export function loadServices(agreed: string[]) {
  document.documentElement.dataset.agreed = agreed.join(' ')
  // Checked once the document is parsed, because the hash may name a heading further down.
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
 * Third-party scripts can read the address, now and later from the history. They load only if the page was
 * opened at its plain address or at an anchor on it. Any other address is removed from the history.
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
    // A percent sign that is not part of an escape.
    return false
  }
}

function append(src: string) {
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
}

/** Google's snippet. Its script accepts `arguments` objects, but no arrays. */
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
    // Only the origin: everything before the third slash.
    page_referrer: document.referrer.split('/', 3).join('/'),
  })
}
