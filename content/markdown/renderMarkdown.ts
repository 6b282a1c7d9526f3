import type { Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { Heading } from '#data/posts.ts'
import { arrange, lowerSchemes } from './arrange.ts'
import { nameHeadings } from './headings.ts'
import type { ParentNode } from './nodes.ts'

interface RenderedMarkdown {
  html: string
  headings: Heading[]
}

/** Of links and images (specification section 2, Blog post); relative addresses stay too, all others go. */
const protocols = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp']

/**
 * Ids are made by this pipeline alone, as HTML in Markdown is dropped: the sanitizer's prefix would only part the
 * footnotes from their links, so the footnotes get theirs from remark-rehype.
 */
const schema: typeof defaultSchema = {
  ...defaultSchema,
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: protocols, src: protocols },
}

const markdownToElements = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { clobberPrefix: 'note-' })
  .use(() => (tree: Root) => lowerSchemes(tree))
  .use(rehypeSanitize, schema)
  .freeze()

/** Parses Markdown once, into what a page shows of it and the headings within, whose ids agree. */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const tree = safeElements(markdown)
  const headings = nameHeadings(tree)
  arrange(tree)
  return { html: htmlOf(tree), headings }
}

/** Markdown as elements that are safe to show, without what a page of this site adds to them. */
export function safeElements(markdown: string): ParentNode {
  return markdownToElements.runSync(markdownToElements.parse(markdown))
}

/** HTML in the spelling of the rest of the page, which React renders too. */
export function htmlOf(tree: ParentNode): string {
  return renderToStaticMarkup(toJsxRuntime({ type: 'root', ...tree }, { Fragment, jsx, jsxs }))
}
