import { textOf } from '@lintel/engine/content/markdown/nodes.ts'
import type { Element, ElementContent } from 'hast'
import { isCode, linesOf } from './asWords.ts'
import { blocks, edgesOf, element, text } from './blocks.ts'

/** What is one of several, or a line. */
const entries = ['dd', 'dt', 'li', 'tr']
/** What says nothing of its words. */
const plain = ['br', 'center', 'div', 'figcaption', 'figure', 'p', 'section']

type Part = ElementContent | { separator: string }

/**
 * Content without blocks, for what Markdown has in one line: cells of tables and headings.
 * @param changed is told the names of elements that are not kept
 * @param lineEnd stands between lines
 */
export function inOneLine(
  nodes: ElementContent[],
  changed: (tagName: string) => void,
  lineEnd = ' ',
): ElementContent[] {
  const names = new Set<string>()
  const result: ElementContent[] = []
  let separator = ''
  let isParted = false
  for (const part of nodes.flatMap((node) => partsOf(node, names, changed, lineEnd)))
    if ('separator' in part) {
      separator = separator.length > part.separator.length ? separator : part.separator
      while (isBlank(result.at(-1))) result.pop()
    } else if (!separator || !isBlank(part)) {
      const before = result.at(-1)
      if (before && separator) {
        isParted = true
        result.splice(-1, 1, trimmed(before, 'trimEnd'))
        result.push(text(endsSentence(before) ? ' ' : separator))
      }
      result.push(separator ? trimmed(part, 'trimStart') : part)
      separator = ''
    }
  for (const name of names) if (isParted || !plain.includes(name)) changed(name)
  return result
}

function partsOf(
  node: ElementContent,
  names: Set<string>,
  changed: (tagName: string) => void,
  lineEnd: string,
): Part[] {
  if (node.type !== 'element') return [node]
  const { tagName } = node
  if (tagName === 'br') {
    if (lineEnd !== ' ') names.add(tagName)
    return [{ separator: lineEnd }]
  }
  const parts = (nodes: ElementContent[]) => nodes.flatMap((child) => partsOf(child, names, changed, lineEnd))
  const edge = { separator: entries.includes(tagName) ? '; ' : ' ' }
  const lines = tagName === 'pre' || isCode(node) ? codeLines(node) : []
  if (lines.length === 1 && tagName !== 'pre') return [node]
  if (lines.length > 0) {
    names.add(tagName)
    return [edge, ...lines.flatMap((code): Part[] => [code, { separator: '; ' }]).slice(0, -1), edge]
  }
  if (!blocks.has(tagName)) {
    const { before, inside, after } = edgesOf(node.children)
    const children = inOneLine(inside, changed, lineEnd)
    const isLost = inside.length === 0 && node.children.length > 0
    return [...parts(before), ...(isLost ? [] : [{ ...node, children }]), ...parts(after)]
  }
  names.add(tagName)
  return [edge, ...parts(node.children), edge]
}

const trimmed = (node: ElementContent, trim: 'trimStart' | 'trimEnd'): ElementContent =>
  node.type === 'text' ? { ...node, value: node.value[trim]() } : node

const isBlank = (node: ElementContent | undefined) => node?.type === 'text' && !node.value.trim()

const codeLines = (code: Element): Element[] =>
  linesOf(code, code.tagName === 'pre')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => element('code', [text(line.trim())]))

const endsSentence = (node: ElementContent) => /[.,:;!?…]\s*$/.test(textOf(node))
