import type { Root } from 'hast'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown, { defaultUrlTransform, type Options } from 'react-markdown'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import { markdownToMdast, type TreeOptions } from 'satteri'
import type { PluggableList, Processor } from 'unified'
import { site } from '../site.ts'
import { nameHeadings } from './names.ts'
import { elementsOf } from './nodes.ts'

/** GitHub's Markdown. Front matter was taken off before. */
export const parsing: TreeOptions = { position: false, features: { frontmatter: false } }

/** Puts Sätteri, which is written in Rust, in place of remark's parser: the trees are the same. */
function remarkSatteri(this: Processor) {
  this.parser = (text) => markdownToMdast(text, parsing)
}

/**
 * HTML in Markdown is dropped, so ids are made by this pipeline alone: the sanitizer's prefix would only part footnotes
 * from their links, which get theirs from remark-rehype. Addresses are `urlTransform`'s matter.
 */
const schema: typeof defaultSchema = { ...defaultSchema, clobberPrefix: '', protocols: {} }

/** How Markdown becomes elements that are safe to show; pages and feeds add to it what they need. */
export const markdownOptions = {
  remarkPlugins: [remarkSatteri],
  remarkRehypeOptions: { clobberPrefix: 'note-' },
  rehypePlugins: [[rehypeSanitize, schema]] as PluggableList,
  urlTransform: safeAddress,
} satisfies Options

/**
 * Only http, https, irc, ircs, mailto, xmpp and relative addresses stay (docs/requirements.md, "Articles"), and of
 * these what browsers can read.
 */
export function safeAddress(address: string): string | undefined {
  const safe = defaultUrlTransform(address.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase()))
  return safe && URL.canParse(safe, site.origin) ? safe : undefined
}

/**
 * Markdown as HTML that is safe to show, without what a page of this site adds.
 * @param addressOf what stands for an address that is safe; without one, its attribute is left out
 */
export function plainHtml(
  markdown: string,
  addressOf: (address: string) => string | undefined = (address) => address,
): string {
  const urlTransform = (address: string) => {
    const safe = safeAddress(address)
    return safe && addressOf(safe)
  }
  return renderToStaticMarkup(Markdown({ ...markdownOptions, urlTransform, children: markdown }))
}

/** The ids in a Markdown text, as they stand in its page: of its headings and its footnotes. */
export function anchorsIn(markdown: string): string[] {
  const anchors: string[] = []
  const collect = () => (tree: Root) => {
    nameHeadings(tree)
    anchors.push(
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
  return anchors
}
