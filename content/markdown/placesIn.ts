import type { Root } from 'hast'
import Markdown from 'react-markdown'
import { nameHeadings } from './names.ts'
import { elementsOf } from './nodes.ts'
import { markdownOptions } from './pipeline.ts'

/** The ids in a Markdown text, as they stand in its page: of its headings and its footnotes. */
export function placesIn(markdown: string): string[] {
  const places: string[] = []
  const collect = () => (tree: Root) => {
    nameHeadings(tree)
    places.push(
      ...elementsOf(tree)
        .flatMap(({ properties }) => properties.id ?? [])
        .map(String),
    )
  }
  Markdown({
    ...markdownOptions,
    rehypePlugins: [...markdownOptions.rehypePlugins, collect],
    children: markdown,
  })
  return places
}
