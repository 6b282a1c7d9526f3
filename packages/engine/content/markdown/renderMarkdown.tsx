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

/** A rendered Markdown text. */
interface Article {
  content: ReactNode
  headings: Heading[]
}

/**
 * Parses Markdown once and returns both its elements and its headings, so that their ids agree.
 * @param slots what the page renders for a paragraph `{{name}}`; without it, such paragraphs are plain text
 * @param options.folds whether phones fold its sections
 * @param options.isPart whether it is a part of a page among others, so that its headings have no ids
 * @throws Error if a paragraph names an unknown slot
 */
export function renderMarkdown(
  markdown: string,
  slots?: Slots,
  { folds = false, isPart = false } = {},
): Article {
  const headings: Heading[] = []
  const collectHeadings = () => (tree: Root) => {
    headings.push(...nameHeadings(tree))
  }
  const { rehypePlugins } = markdownOptions
  // These run after the sanitizer, because what they add is trusted.
  const ours = [
    ...(isPart ? [] : [collectHeadings]),
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
