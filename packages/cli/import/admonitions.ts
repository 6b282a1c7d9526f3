import { codeLinesOf } from './code.ts'
import type { Tell } from './foreignPost.ts'
import { tabsTold } from './gitBook.ts'

export const kinds = new Set(
  (
    'abstract attention bug caution danger details error example failure hint important info note question quote seealso ' +
    'success summary tip todo warning'
  ).split(' '),
)
/** As Docusaurus, VitePress and Pandoc begin one; its end is a line of colons. */
const container = /^(\s*):{3,}[ \t]*(?:\{\.?)?([a-z][\w-]*)(.*)$/i
const containerEnd = /^\s*:{3,}\s*$/
/** As MkDocs begins one; what belongs to it is indented. */
const indented = /^(\s*)(?:(?:!!!|\?\?\?\+?)[ \t]+([a-z][\w-]*)(.*)|(===)[!+]*([ \t]+"[^"]*"))$/i
/** Within each other: more are no text. */
const deepest = 10

/** Markdown with quotations, which begin with the kind or the title, in the place of boxes. */
export const withAdmonitions = (markdown: string, tell: Tell): string =>
  quoted(markdown.split('\n'), tell, 0).join('\n')

function quoted(lines: string[], tell: Tell, depth: number): string[] {
  if (depth === deepest) return lines
  const { ends, isCode } = outlineOf(lines)
  const result: string[] = []
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    const end = ends.get(index)
    const [, indent = '', name = '', words = '', tab, tabTitle] =
      (!isCode.has(index) && (end ? container : indented).exec(line)) || []
    const [kind, title] = [tab ?? name, tabTitle ?? words]
    const last = end ?? (kind ? endOfIndented(lines, index, `${indent}    `) : index)
    if (last === index) {
      result.push(line)
      continue
    }
    const step = end ? indent : `${indent}    `
    const inside = lines
      .slice(index + 1, end ? last : last + 1)
      .map((each) => (each.startsWith(step) ? each.slice(step.length) : each.trimStart()))
    const content = quoted(inside, tell, depth + 1)
    if (kinds.has(kind.toLowerCase()))
      result.push(
        '',
        ...[`**${titleIn(title) || capitalized(kind)}:**`, ...content].map((each) => `${indent}> ${each}`),
        '',
      )
    else if (tab) {
      tell(tabsTold)
      result.push('', ...[`**${titleIn(title)}**`, '', ...content].map((each) => `${indent}${each}`), '')
    } else {
      tell(`the box of the kind ${kind}, whose words are kept`)
      result.push('', ...[titleIn(title), '', ...content].map((each) => `${indent}${each}`), '')
    }
    index = last
  }
  return result
}

/** Where each box between colons ends, by where it begins, and which lines are code. */
function outlineOf(lines: string[]) {
  const ends = new Map<number, number>()
  const isCode = codeLinesOf(lines.join('\n'))
  const begun: number[] = []
  for (const [index, line] of lines.entries()) {
    if (isCode.has(index)) continue
    if (containerEnd.test(line)) {
      const start = begun.pop()
      if (start !== undefined) ends.set(start, index)
    } else if (container.test(line)) begun.push(index)
  }
  return { ends, isCode }
}

/** The last line that belongs to an admonition, which may have empty ones between its own. */
function endOfIndented(lines: string[], start: number, step: string): number {
  let last = start
  for (let index = start + 1; index < lines.length; index++) {
    const line = lines[index] ?? ''
    if (line.startsWith(step)) last = index
    else if (line.trim()) break
  }
  return last
}

const capitalized = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1).toLowerCase()}`

/** As an attribute, in brackets, in quotes or bare. */
const titleIn = (text: string) =>
  /title="([^"]*)"|^\s*\[(.*)\]|^\s+"(.*)"|^\s+([^{}]+)$/.exec(text)?.slice(1).find(Boolean) ?? ''
