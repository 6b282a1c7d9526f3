/** What GitHub leaves out of a heading's address: all but letters, marks, numbers, connectors, hyphens and spaces. */
const leftOut = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu

/** A heading as the last part of an address, by GitHub's rules. */
export const headingSlug = (heading: string) =>
  heading.toLowerCase().replaceAll(leftOut, '').replaceAll(' ', '-')

/** Ids of the layout (`packages/kit/layout/`), and `top`, which browsers know. No heading may repeat them. */
export const layoutIds = ['main', 'top', 'site-menu', 'services-menu']

/**
 * The id of a heading, by the same rules, of which each stands on a page once.
 * @param used ids on the page; the new one is added
 */
export function headingId(heading: string, used: Set<string>): string {
  const slug = headingSlug(heading)
  let id = slug
  for (let count = 1; used.has(id) || id === ''; count += 1) id = `${slug}-${count}`
  used.add(id)
  return id
}
