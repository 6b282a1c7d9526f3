/**
 * Fetches a page into the browser's cache once a pointer or finger is on its link, in browsers that do not read the
 * document's speculation rules, by which others prerender it. `<link rel="prefetch">` would need a weaker
 * `default-src`.
 */
export function prefetchPages() {
  if (HTMLScriptElement.supports?.('speculationrules')) return
  addEventListener('pointerover', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('[href^="/"]:not([target],[data-ahead])')
    if (!link) return
    link.toggleAttribute('data-ahead', true)
    // The press of the link fetches it again, and shows what is wrong.
    fetch(link.href).catch(() => {})
  })
}
