/** A link that says where it leads; nothing where that is no address of the web. */
export function linkHtml(address: string): string {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return ''
  const href = url.href.replaceAll('&', '&amp;').replaceAll('"', '%22')
  return `<a href="${href}">${href}</a>`
}
