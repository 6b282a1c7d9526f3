import type { Element, Node, Parent } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeRemark, { type Options } from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { site } from '../content/site.ts'
import { partOf, titleOf } from './search/readPage.ts'
import { withFrontMatter } from './text.ts'

/** A page as Markdown, as `blogFiles.ts` gives articles. Lists of these are in llms.txt and the feeds. */
export function pageCopy(path: string, html: string): string {
  const fields = { title: titleOf(path, html), canonical: site.origin + path }
  return withFrontMatter(fields, pageMarkdown(html))
}

const leftOut = () => undefined

/** A drawing as its description. */
const described: NonNullable<Options['handlers']>[string] = (_, { properties }) => ({
  type: 'emphasis',
  children: [{ type: 'text', value: `Drawing: ${properties.ariaLabel}` }],
})

const toMarkdown = unified()
  .use(rehypeParse, { fragment: true })
  .use(() => keepForReaders)
  // What answers to a visitor says nothing to a reader.
  .use(rehypeRemark, { handlers: { svg: described, form: leftOut, iframe: leftOut, 'page-island': leftOut } })
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-' })

/**
 * Takes out what the hand moves, what is hidden from assistive technology, such as drawings without a description and the names of columns
 * before each cell, and the second size of a drawing. Puts a space between spans that only styles keep apart.
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
      const runsOn = isSpan(node) && isSpan(kept[index - 1])
      return runsOn ? [{ type: 'text', value: ' ' }, node] : [node]
    })
    for (const child of parent.children) if (isElement(child) && child.tagName !== 'pre') visit(child)
  }
  visit(tree)
}

const isElement = (node: Node | undefined): node is Element => node?.type === 'element'
const isSpan = (node: Node | undefined) => isElement(node) && node.tagName === 'span'

/** The content of a page, without its layout. */
const pageMarkdown = (html: string) => String(toMarkdown.processSync(partOf(html, 'main'))).trim()

/** What stands in a copy below its fields. */
export const bodyOfCopy = (copy: string) => copy.slice(copy.indexOf('\n---\n') + 5).trim()
