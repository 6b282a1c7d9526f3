import { site } from '@site/data/site.ts'
import type { Element, Node, Parent } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeRemark, { type Options } from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { writeMarkdown } from '../content/markdown/writeMarkdown.ts'
import { partOf, titleOf } from './search/readPage.ts'
import { withFrontMatter } from './text.ts'

/**
 * Returns a page as Markdown, like `blogFiles.ts` does for articles. Lists of articles get no copy, because
 * llms.txt and the feeds contain them.
 */
export function pageCopy(path: string, html: string): string {
  const fields = { title: titleOf(path, html), canonical: site.origin + path }
  return withFrontMatter(fields, pageMarkdown(html))
}

const leftOut = () => undefined

/** Replaces a drawing with its description. */
const described: NonNullable<Options['handlers']>[string] = (_, { properties }) => ({
  type: 'emphasis',
  children: [{ type: 'text', value: `Drawing: ${properties.ariaLabel}` }],
})

const toMarkdown = unified()
  .use(rehypeParse, { fragment: true })
  .use(() => keepForReaders)
  // Interactive elements say nothing to a reader.
  .use(rehypeRemark, {
    handlers: { svg: described, form: leftOut, iframe: leftOut, input: leftOut, 'page-island': leftOut },
  })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-' })

/**
 * Removes controls to drag, content hidden from assistive technology (such as drawings without a description
 * and the column name before each cell), and the second size of a drawing. Adds a space between inline
 * elements that only styles separate.
 */
function keepForReaders(tree: Parent): void {
  const drawings = new Set<unknown>()
  const isKept = (node: Node) => {
    if (!isElement(node)) return true
    const { ariaHidden, ariaLabel, dataHand } = node.properties
    if (dataHand !== undefined) return false
    if (node.tagName !== 'svg') return String(ariaHidden) !== 'true'
    return ariaLabel !== undefined && !drawings.has(ariaLabel) && drawings.add(ariaLabel)
  }
  const visit = (parent: Parent) => {
    parent.children = parent.children.filter(isKept).flatMap((node, index, kept) => {
      const runsOn = isInline(node) && isInline(kept[index - 1])
      return runsOn ? [{ type: 'text', value: ' ' }, node] : [node]
    })
    for (const child of parent.children) if (isElement(child) && child.tagName !== 'pre') visit(child)
  }
  visit(tree)
}

const isElement = (node: Node | undefined): node is Element => node?.type === 'element'
const isInline = (node: Node | undefined) =>
  isElement(node) && ['a', 'b', 'span', 'svg'].includes(node.tagName)

/** Returns the content of a page, without its layout. */
const pageMarkdown = (html: string) =>
  writeMarkdown(
    (tree) => toMarkdown.stringify(tree),
    toMarkdown.runSync(toMarkdown.parse(partOf(html, 'main'))),
  ).trim()

/** Returns the text of a Markdown copy without its front matter. */
export const bodyOfCopy = (copy: string) => copy.slice(copy.indexOf('\n---\n') + 5).trim()
