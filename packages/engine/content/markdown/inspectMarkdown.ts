import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import type { Nodes } from 'mdast'
import { markdownToMdast } from 'satteri'
import { parsing } from './codeAndComments.ts'
import { safeAddress } from './pipeline.ts'

/** Of a paragraph, in characters: the time that readers of Markdown take grows with the square of it. */
export const longestParagraph = 50_000

/** Code, and what a picture is made of in its own address, take no longer than others. */
const literal = /^(?:```|~~~)[\s\S]*?^(?:```|~~~)[^\n]*$|data:[^\s)"'>]*/gm
/** The line above another paragraph, entry or row. */
const paragraphEnd = /\n[^\S\n]*(?:\n|[-*+>|<]|\d+[.)])/

/** Whether a text has a paragraph that is longer than any author writes. */
export const hasLongParagraph = (markdown: string) =>
  markdown.length > longestParagraph &&
  markdown
    .replaceAll(literal, '\n\n')
    .split(paragraphEnd)
    .some(({ length }) => length > longestParagraph)

/**
 * Deeper than any text that people write, and far below the depth at which the renderer's stack overflows.
 */
const maxDepth = 100

type TextDiagnostic = Omit<Diagnostic, 'file' | 'line'> & { line: number }

/**
 * Finds problems that keep a text from being rendered, and links that lose their address.
 * @returns diagnostics with lines of this text, from 1
 */
export function inspectMarkdown(markdown: string): { errors: TextDiagnostic[]; warnings: TextDiagnostic[] } {
  if (hasLongParagraph(markdown)) {
    const message = `the text has a paragraph of more than ${longestParagraph} characters`
    return { errors: [{ line: 1, message, fix: 'part it' }], warnings: [] }
  }
  const warnings: TextDiagnostic[] = []
  const unread: { node: Nodes; level: number }[] = [
    { node: markdownToMdast(markdown, { ...parsing, position: true }), level: 0 },
  ]
  // A loop, because recursion would overflow the stack on deeply nested text.
  for (let next = unread.pop(); next; next = unread.pop()) {
    const { node, level } = next
    const { line = 1, column } = node.position?.start ?? {}
    const position = { line, ...(column && { column }) }
    if (level > maxDepth) {
      const message = `the text is nested more than ${maxDepth} levels deep`
      return { errors: [{ ...position, message, fix: 'write it with fewer levels' }], warnings: [] }
    }
    if (isLink(node) && node.url && !safeAddress(node.url)) {
      const message = `the link to "${node.url}" leads nowhere, so only its words are shown`
      warnings.push({
        ...position,
        field: 'link',
        message,
        fix: 'begin the address with https://, mailto:, / or #',
      })
    }
    if ('children' in node) unread.push(...node.children.map((child) => ({ node: child, level: level + 1 })))
  }
  return { errors: [], warnings: warnings.sort((one, other) => one.line - other.line) }
}

const isLink = (node: Nodes) => node.type === 'link' || node.type === 'definition'
