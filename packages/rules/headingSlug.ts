/**
 * Characters that GitHub removes from a heading's anchor: all but letters, marks, numbers, connectors,
 * hyphens and spaces.
 */
const leftOut = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu

/** Turns a heading into an anchor by GitHub's rules. */
export const headingSlug = (heading: string) =>
  heading.toLowerCase().replaceAll(leftOut, '').replaceAll(' ', '-')

/**
 * Ids that the layout (`packages/kit/layout/`) uses, and `top`, which browsers reserve. No heading may repeat
 * them.
 */
export const layoutIds = ['main', 'top', 'site-menu', 'services-menu']

/**
 * Returns an id for a heading that is unique on its page.
 * @param used ids on the page; the new one is added
 */
export function headingId(heading: string, used: Set<string>): string {
  const slug = headingSlug(heading)
  let id = slug
  for (let count = 1; used.has(id) || id === ''; count += 1) id = `${slug}-${count}`
  used.add(id)
  return id
}
