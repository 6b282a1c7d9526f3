import { site } from '@site/data/site.ts'
import type { Root } from 'hast'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown, { defaultUrlTransform, type Options } from 'react-markdown'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import { markdownToMdast } from 'satteri'
import type { PluggableList, Processor } from 'unified'
import { parsing } from './codeAndComments.ts'
import { nameHeadings } from './names.ts'
import { elementsOf } from './nodes.ts'

/** Replaces remark's parser with Sätteri, which is written in Rust and produces the same trees. */
function remarkSatteri(this: Processor) {
  this.parser = (text) => markdownToMdast(text, parsing)
}

/**
 * HTML in Markdown is dropped, so every id comes from this pipeline. The sanitizer's prefix would break the
 * links of footnotes, which remark-rehype has already prefixed. `urlTransform` handles addresses.
 */
const schema: typeof defaultSchema = { ...defaultSchema, clobberPrefix: '', protocols: {} }

/** How Markdown becomes sanitized elements. Pages and feeds add their own plugins. */
export const markdownOptions = {
  remarkPlugins: [remarkSatteri],
  remarkRehypeOptions: { clobberPrefix: 'note-' },
  rehypePlugins: [[rehypeSanitize, schema]] as PluggableList,
  urlTransform: safeAddress,
} satisfies Options

/**
 * Returns an address that is allowed and that browsers can parse. Only http, https, irc, ircs, mailto, xmpp
 * and relative addresses are allowed (docs/requirements.md, "Articles").
 */
export function safeAddress(address: string): string | undefined {
  const safe = defaultUrlTransform(address.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase()))
  return safe && URL.canParse(safe, site.origin) ? safe : undefined
}

/**
 * Renders Markdown to sanitized HTML, without anything specific to pages of this site.
 * @param addressOf maps each allowed address; if it returns nothing, the attribute is left out
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

/** Returns the ids that a Markdown text has on its page: those of headings and footnotes. */
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
