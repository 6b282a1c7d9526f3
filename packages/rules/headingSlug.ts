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
 * @param used the ids on the page, each with the last number that was put behind it, from 0; the new one is added
 */
export function headingId(heading: string, used: Map<string, number>): string {
  const slug = headingSlug(heading)
  let count = used.get(slug) ?? 0
  let id = slug
  while (used.has(id) || id === '') id = `${slug}-${++count}`
  used.set(slug, count)
  if (id !== slug) used.set(id, 0)
  return id
}
