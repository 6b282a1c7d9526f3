/**
 * Keeps for this tab where the visit began: the first page, the site with the link, and the campaign that the address
 * names. Nothing that tells visitors apart, and nothing at all where a browser asks not to be counted; an enquiry brings
 * it along (`contact/send.ts`).
 */
export function keepBeginningOfVisit() {
  const { pathname, search, origin } = location
  const { dataset } = document.documentElement
  const key = (dataset.themeKey ?? '').replace(/[^.]*$/, 'visit')
  // The address of a personal page is its key.
  const isPage = /^[/a-z\d-]*$/.test(pathname)
  const referrer = document.referrer.startsWith(origin) ? '' : document.referrer.split('/', 3).join('/')
  const campaign = search.match(/\butm_(?:source|medium|campaign|term|content)=[^&]*/g)?.join('&') ?? ''
  try {
    if (isPage && isCounted() && sessionStorage.getItem(key) === null)
      sessionStorage.setItem(key, JSON.stringify([pathname, referrer, campaign]))
  } catch {
    // Denied or full: then nothing is known.
  }
}

/** Whether the browser asks for nothing else. */
export function isCounted(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return !globalPrivacyControl && doNotTrack !== '1'
}
