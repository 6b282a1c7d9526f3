/**
 * A link; nothing where it leads to no address of the web.
 * @param words as HTML; the address itself where there are none
 */
export function linkHtml(address: string, words?: string): string {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return words ?? ''
  const href = url.href.replaceAll('&', '&amp;').replaceAll('"', '%22')
  return `<a href="${href}">${words ?? href}</a>`
}
