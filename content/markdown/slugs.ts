import { headingSlug } from '#data/rules/headingSlug.ts'

/**
 * Makes the ids of a document's headings by GitHub's rules, each one once.
 * @param taken ids that already stand on the page
 */
export function createSlugs(taken: Iterable<string> = []): (heading: string) => string {
  const used = new Set(taken)
  return (heading) => {
    const slug = headingSlug(heading)
    let id = slug
    for (let count = 1; used.has(id) || id === ''; count += 1) id = `${slug}-${count}`
    used.add(id)
    return id
  }
}
