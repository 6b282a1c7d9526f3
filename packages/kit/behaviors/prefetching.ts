/**
 * Fetches a page into the browser's cache once a pointer, a finger or the focus is on its link, in browsers that do not
 * read the document's speculation rules, by which others prerender it. `<link rel="prefetch">` would need a weaker
 * `default-src`.
 */
export function prefetchPages() {
  if (HTMLScriptElement.supports?.('speculationrules')) return
  const fetched = new Set<string>()
  const prefetch = ({ target }: Event) => {
    const { pathname } =
      (target as Element).closest?.<HTMLAnchorElement>("a[href^='/']:not([target])") ?? location
    if (pathname === location.pathname || fetched.has(pathname)) return
    fetched.add(pathname)
    // The press of the link fetches it again, and shows what is wrong.
    fetch(pathname, { priority: 'low' }).catch(() => {})
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, prefetch)
}
