import type { Root } from 'hast'
import { defaultSchema, sanitize } from 'hast-util-sanitize'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { markdownToHast, type TreeOptions } from 'satteri'
import type { Article } from '#data/posts.ts'
import { arrange } from './arrange.ts'
import { nameHeadings } from './headings.ts'
import type { ParentNode } from './nodes.ts'
import { speakSanitizer } from './speakSanitizer.ts'

/** Of links and images (specification section 2, Blog post); relative addresses stay too, all others go. */
const protocols = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp']

/** GitHub's Markdown. Front matter was taken off before. */
const parsing: TreeOptions = {
  position: false,
  features: { frontmatter: false, gfm: { footnotes: { clobberPrefix: 'note-' } } },
}

/**
 * Ids are made by this pipeline alone, as HTML in Markdown is dropped: the sanitizer's prefix would only part the
 * footnotes from their links, so the footnotes get theirs from the parser.
 */
const schema: typeof defaultSchema = {
  ...defaultSchema,
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: protocols, src: protocols },
}

/** Parses Markdown once, into what a page shows of it and the headings within, whose ids agree. */
export function renderMarkdown(markdown: string): Article {
  const tree = safeElements(markdown)
  const headings = nameHeadings(tree)
  arrange(tree)
  return { html: htmlOf(tree), headings }
}

/** Markdown as elements that are safe to show, without what a page of this site adds to them. */
export function safeElements(markdown: string): ParentNode {
  const tree = markdownToHast(markdown, parsing) as Root
  speakSanitizer(tree)
  return sanitize(tree, schema) as Root
}

/** HTML in the spelling of the rest of the page, which React renders too. */
export function htmlOf(tree: ParentNode): string {
  return renderToStaticMarkup(toJsxRuntime({ type: 'root', ...tree }, { Fragment, jsx, jsxs }))
}
