import type { Root } from 'hast'
import type { ReactNode } from 'react'
import Markdown from 'react-markdown'
import type { Heading } from '../../schemas/post.ts'
import { drawFigures } from './drawFigures.ts'
import { elements, type Slots } from './elements.tsx'
import { foldSections } from './foldSections.ts'
import { highlightCode } from './highlightCode.ts'
import { nameBlocks, nameHeadings } from './names.ts'
import { elementsOf } from './nodes.ts'
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
 * @param options.level of all its headings, which have no ids then: the text is a part of a page among others
 * @throws Error if a paragraph names an unknown slot
 */
export function renderMarkdown(
  markdown: string,
  slots?: Slots,
  { folds = false, level }: { folds?: boolean; level?: 2 | 3 } = {},
): Article {
  const headings: Heading[] = []
  const collectHeadings = () => (tree: Root) => {
    headings.push(...nameHeadings(tree))
  }
  const { rehypePlugins } = markdownOptions
  // These run after the sanitizer, because what they add is trusted.
  const ours = [
    level ? () => (tree: Root) => setLevels(tree, level) : collectHeadings,
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

function setLevels(tree: Root, level: number) {
  for (const element of elementsOf(tree)) if (/^h[1-6]$/.test(element.tagName)) element.tagName = `h${level}`
}
