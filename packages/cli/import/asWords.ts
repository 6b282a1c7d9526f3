import type { Element, ElementContent, Root } from 'hast'
import { element, isBreak, isSpace, text } from './blocks.ts'

/** The formulas within lines, as the reader of Markdown marks them. */
export const inlineFormulas = (html: string) =>
  Array.from(html.matchAll(/math-inline">([^<]*)</g), ([, formula = '']) => formula)

/** Whether what stands between two dollar signs is a formula, and not the words between two prices. */
export const isWrittenAsFormula = (words: string) =>
  words.trim() === words && (/^[a-z]$/i.test(words) || /[\\^_{}=<>+]/.test(words))

/** Whether an element holds a formula that the reader of Markdown has marked. */
export const isFormula = ({ properties }: Element) => String(properties.className).includes('language-math')

/** Whether words hold a formula, between the signs that MathJax and WordPress look for. */
export const hasFormulas = (words: string) => /\\\(.*?\\\)|\\\[.*?\\\]|\$\$.*?\$\$|\$latex\s/s.test(words)

/** GitHub and Obsidian mark a quotation as a note, a tip, a warning: `[!WARNING] Its title`. */
const alert = /^\s*\[!(\w+)\][+-]?[ \t]*([^\n]*)\n?/

/** The content of a quotation, which begins with the kind or the title of an alert where it is one. */
export function alertInWords({ children }: Element): ElementContent[] {
  const first = children.find(({ type }) => type === 'element')
  const words = first && 'children' in first ? first.children[0] : undefined
  const [mark, kind = '', title] = (words?.type === 'text' && alert.exec(words.value)) || []
  if (!first || !('children' in first) || words?.type !== 'text' || mark === undefined) return children
  const name = `${title?.trim() || kind[0]?.toUpperCase() + kind.slice(1).toLowerCase()}:`
  const named = [element('strong', [text(name)]), text(` ${words.value.slice(mark.length)}`)]
  return children.map((child) =>
    child === first ? { ...first, children: [...named, ...first.children.slice(1)] } : child,
  )
}

/** Words as the report names them, on one line, and not all of a long text. */
export function quoteOf(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim()
  return line.length > 80 ? `${line.slice(0, 80)}…` : line
}

/** A box that is checked or not, of a list of tasks. */
export const boxInWords = ({ properties }: Element) => text(properties.checked ? '☑' : '☐')

/** Code right beside code is one, as its marks in Markdown would be read otherwise; keys are parted. */
export function joinedCode(nodes: ElementContent[]): ElementContent[] {
  const result: ElementContent[] = []
  for (const node of nodes) {
    const before = result.at(-1)
    if (!isCode(before) || !isCode(node)) result.push(node)
    else if ([before, node].some(({ tagName }) => tagName === 'kbd')) result.push(text(' '), node)
    else result.splice(-1, 1, { ...before, children: [...before.children, ...node.children] })
  }
  return result
}

/** Whether an element is code in a line. */
export const isCode = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element' && ['code', 'kbd', 'samp', 'tt', 'var'].includes(node.tagName)

/** Elements in which code of several lines is a block of its own: within a line, Markdown has one. */
export const withCodeBlocks = <Parent extends Root | Element>(parent: Parent): Parent => ({
  ...parent,
  children: parent.children.map((child) => {
    if (child.type !== 'element' || child.tagName === 'pre') return child
    if (!isCode(child)) return withCodeBlocks(child)
    const isAlone = parent.children.every((each) => each === child || isSpace(each as ElementContent))
    const lines = linesOf(child, isAlone).trimEnd()
    return lines.trim().includes('\n') ? element('pre', [{ ...child, children: [text(lines)] }]) : child
  }),
})

/**
 * The text of code.
 * @param isLiteral whether line ends of its text are its own, and not those of the words around it
 */
export const linesOf = (code: Element, isLiteral: boolean): string =>
  code.children
    .map((child, index) => {
      if (child.type === 'element') return isBreak(child) ? '\n' : linesOf(child, isLiteral)
      if (child.type !== 'text') return ''
      const before = code.children[index - 1]
      const own = before && isBreak(before) ? child.value.replace(/^[^\S\n]*\n/, '') : child.value
      return (isLiteral ? own : own.replaceAll(/\s*\n\s*/g, ' ')).replaceAll('\u{a0}', ' ')
    })
    .join('')
