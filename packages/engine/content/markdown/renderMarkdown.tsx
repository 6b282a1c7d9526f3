import type { Heading } from '@lintel/rules/posts.ts'
import type { Root } from 'hast'
import type { ReactNode } from 'react'
import Markdown from 'react-markdown'
import { drawFigures } from './drawFigures.ts'
import { elements, type Slots } from './elements.tsx'
import { foldSections } from './foldSections.ts'
import { highlightCode } from './highlightCode.ts'
import { nameBlocks, nameHeadings } from './names.ts'
import { markdownOptions } from './pipeline.ts'

/** The words of a Markdown text as a page shows them. */
interface Article {
  content: ReactNode
  headings: Heading[]
}

/**
 * Parses Markdown once, into what a page shows of it and the headings within, whose ids agree.
 * @param slots what the page puts where a paragraph says `{{name}}`; without any, these are words like others
 * @param options.folds whether phones fold its sections away
 * @throws Error when a paragraph names a slot that is not there
 */
export function renderMarkdown(markdown: string, slots?: Slots, { folds = false } = {}): Article {
  const headings: Heading[] = []
  const collectHeadings = () => (tree: Root) => {
    headings.push(...nameHeadings(tree))
  }
  const { rehypePlugins } = markdownOptions
  // Behind the sanitizer, as what they add is ours.
  const ours = [
    collectHeadings,
    () => highlightCode,
    () => nameBlocks,
    () => drawFigures,
    ...(folds ? [() => foldSections] : []),
  ]
  const content = Markdown({
    ...markdownOptions,
    children: markdown,
    rehypePlugins: [...rehypePlugins, ...ours],
    components: elements(slots),
  })
  return { content, headings }
}
