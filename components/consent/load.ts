interface AnalyticsPage extends Window {
  dataLayer?: unknown[]
}

/** Lets the places of the page that belong to these services load, each script once; the document says which may. */
export function loadServices(agreed: string[]) {
  document.documentElement.dataset.agreed = agreed.join(' ')
  for (const place of document.querySelectorAll<HTMLElement>('[data-third-party]')) {
    const { thirdParty = '', script, measurementId } = place.dataset
    if (!agreed.includes(thirdParty)) continue
    place.hidden = false
    if (measurementId) measure(measurementId)
    if (script && !document.querySelector(`script[src="${CSS.escape(script)}"]`)) append(script)
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
  function say(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above.
    dataLayer.push(arguments)
  }
  say('js', new Date())
  say('config', id)
}
