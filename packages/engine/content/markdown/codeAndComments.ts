import type { Nodes } from 'mdast'
import { markdownToMdast, type TreeOptions } from 'satteri'

/** GitHub Flavored Markdown. Front matter has been removed before. */
export const parsing: TreeOptions = { position: false, features: { frontmatter: false } }

type Kind = 'code' | 'inlineCode' | 'html'

export const codeBlocks: Kind[] = ['code']
const code: Kind[] = ['code', 'inlineCode']
/** Comments are HTML, which pages leave out. */
export const codeAndComments: Kind[] = ['code', 'inlineCode', 'html']

/**
 * Where a Markdown text has parts of these kinds, in their order. The parser of pages says so: code may stand behind the
 * marks of lists, quotations and notes.
 */
export function rangesOf(
  markdown: string,
  kinds = code,
  features = parsing.features,
): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = []
  const unread: Nodes[] = [markdownToMdast(markdown, { features, position: true })]
  // A loop, because recursion would overflow the stack on deeply nested text.
  for (let node = unread.pop(); node; node = unread.pop()) {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset]
    if (kinds.some((kind) => kind === node.type) && start !== undefined && end !== undefined)
      ranges.push({ start, end })
    if ('children' in node) unread.push(...node.children)
  }
  return ranges.sort((one, other) => one.start - other.start)
}

/** Changes the code in a Markdown text, or its parts of other kinds, and nothing else. */
export function withChangedCode(markdown: string, change: (code: string) => string, kinds = code): string {
  let [changed, from] = ['', 0]
  for (const { start, end } of rangesOf(markdown, kinds)) {
    changed += markdown.slice(from, start) + change(markdown.slice(start, end))
    from = end
  }
  return changed + markdown.slice(from)
}

/** Changes a Markdown text, but not its code, or what else of it is in these ranges. */
export function withChangedText(
  markdown: string,
  change: (text: string) => string,
  ranges = rangesOf(markdown),
): string {
  let [changed, from] = ['', 0]
  for (const { start, end } of ranges) {
    changed += change(markdown.slice(from, start)) + markdown.slice(start, end)
    from = end
  }
  return changed + change(markdown.slice(from))
}
