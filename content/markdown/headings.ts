import type { Heading } from '#data/posts.ts'
import { elementsOf, type ParentNode, textOf } from './nodes.ts'
import { createSlugs } from './slugs.ts'

/** Ids of the frame around every page (`components/layout/`), which no heading may repeat. */
const frameIds = ['main', 'top', 'site-menu', 'services-menu']

/** Gives each heading its id and returns them in order. The footnotes' own heading already has one. */
export function nameHeadings(tree: ParentNode): Heading[] {
  const elements = elementsOf(tree)
  const slugOf = createSlugs([
    ...frameIds,
    ...elements.flatMap(({ properties }) => properties.id ?? []).map(String),
  ])
  const headings = elements.filter(({ tagName, properties }) => /^h[1-6]$/.test(tagName) && !properties.id)
  return headings.map((node) => {
    if (node.tagName === 'h1') node.tagName = 'h2'
    const text = textOf(node)
    node.properties.id = slugOf(text)
    return { level: Number(node.tagName.slice(1)), id: node.properties.id, text }
  })
}
