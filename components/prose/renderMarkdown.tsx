import type { ReactElement, ReactNode } from 'react'
import Markdown, { type Options } from 'react-markdown'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import { arrange, lowerSchemes } from './arrange.ts'
import { type Heading, nameHeadings } from './headings.ts'
import type { ParentNode } from './nodes.ts'

/** What a page puts where its Markdown has a paragraph `{{name}}`. */
export type Slots = Record<string, ReactNode>

interface RenderedMarkdown {
  body: ReactElement
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

const options: Options = {
  remarkPlugins: [remarkGfm],
  remarkRehypeOptions: { clobberPrefix: 'note-' },
}

/** Parses Markdown once, into its body and the headings within, whose ids agree. */
export function renderMarkdown(markdown: string, slots: Slots = {}): RenderedMarkdown {
  const headings: Heading[] = []
  const collect = () => (tree: ParentNode) => {
    headings.push(...nameHeadings(tree))
  }
  const body = Markdown({
    ...options,
    rehypePlugins: [() => lowerSchemes, [rehypeSanitize, schema], collect, () => arrange],
    components: { slot: ({ name }) => slotOf(slots, String(name)) },
    children: markdown,
  })
  return { body, headings }
}

function slotOf(slots: Slots, name: string): ReactNode {
  if (!Object.hasOwn(slots, name)) throw new Error(`Nothing to put where the Markdown says {{${name}}}.`)
  return slots[name]
}

/** The headings of a Markdown text, with the ids that `Prose` gives them. */
export const headingsOf = (markdown: string): Heading[] => renderMarkdown(markdown).headings
