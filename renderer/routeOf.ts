/**
 * The pattern of addresses that a page's folder answers: `/blog/@slug` for `/pages/blog/@slug`.
 * @param pageId Vike's name of the page, which is its folder
 * @param path where the page that answers errors is written to
 */
export function routeOf(pageId: string, path: string): string {
  if (pageId.endsWith('/_error')) return path
  return pageId.replace(/^\/pages/, '').replace(/\/index$/, '') || '/'
}
