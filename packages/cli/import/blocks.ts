import { codeOf } from '@lintel/engine/content/markdown/nodes.ts'
import type { Element, ElementContent, Text } from 'hast'
import { markElement, noteElement } from './notes.ts'

/** What stands for itself, in no paragraph. */
export const blocks = new Set([
  noteElement,
  ...(
    'address article aside audio blockquote caption center dd details div dl dt embed fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr iframe legend li main nav object ol p pre script section style table tbody ' +
    'td tfoot th thead tr ul video'
  ).split(' '),
])
/** What Markdown has signs for, and no blocks in. */
export const oneLiners = [
  markElement,
  ...'b br code del em i kbd mark p q s samp strike strong tt u var'.split(' '),
]

export const text = (value: string): Text => ({ type: 'text', value })

export const element = (
  tagName: string,
  children: ElementContent[] = [],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children })

export const isBreak = (node: ElementContent) => node.type === 'element' && node.tagName === 'br'

/** Whether a node shows nothing, but parts words or lines. */
export const isSpace = (node: ElementContent) => isBreak(node) || (node.type === 'text' && !node.value.trim())

/** Content, and the breaks and white space at its edges, which are signs of their own where Markdown has them in an emphasis. */
export function edgesOf(nodes: ElementContent[]) {
  const first = nodes.findIndex((node) => !isSpace(node))
  if (first < 0) return { before: nodes, inside: [], after: [] }
  const last = nodes.findLastIndex((node) => !isSpace(node))
  const [before, inside, after] = [nodes.slice(0, first), nodes.slice(first, last + 1), nodes.slice(last + 1)]
  const begin = inside[0]
  if (begin?.type === 'text') {
    const value = begin.value.trimStart()
    const space = begin.value.slice(0, begin.value.length - value.length)
    if (space) before.push(text(space))
    inside[0] = { ...begin, value }
  }
  const end = inside.at(-1)
  if (end?.type === 'text') {
    const value = end.value.trimEnd()
    if (value !== end.value) after.unshift(text(end.value.slice(value.length)))
    inside[inside.length - 1] = { ...end, value }
  }
  return { before, inside, after }
}

/**
 * An element that can hold no blocks, within those that it holds: emphasis around paragraphs is emphasis in each.
 * @param isEnd whether a node ends what stands before it, and is no words of the element
 */
export function pushedDown(
  element: Element,
  isEnd: (node: ElementContent) => boolean = isBlock,
): ElementContent[] {
  if (element.children.length === 0) return [element]
  const result: ElementContent[] = []
  let words: ElementContent[] = []
  const end = () => {
    const { before, inside, after } =
      element.tagName === 'p' ? { before: [], inside: words, after: [] } : edgesOf(words)
    if (inside.some((node) => !isSpace(node)))
      result.push(...before, { ...element, children: inside }, ...after)
    words = []
  }
  for (const child of element.children)
    if (isEnd(child)) {
      end()
      const isWhole = !isBlock(child) || element.tagName === 'p' || ['hr', 'pre'].includes(child.tagName)
      result.push(...(isWhole ? [child] : pushedInto(element, child)))
    } else words.push(child)
  end()
  return result
}

const pushedInto = (element: Element, block: Element): Element[] => [
  { ...block, children: pushedDown({ ...element, children: block.children }) },
]

export const isBlock = (node: ElementContent): node is Element =>
  node.type === 'element' && blocks.has(node.tagName)

/** Classes of Markdown, Pandoc, R, Prism and WordPress: `language-js`, `language-{.js}`, `language-{r}`, `lang-js`, `brush: js`. */
const named = /(?:^|\s)(?:lang(?:uage)?-(?:\{\.?)?|brush:\s*)(?=\w)([\w+#-]+)/i

/** A block of code with its language where Markdown looks for it. */
export function withLanguage(pre: Element): Element {
  const parts = [codeOf(pre), pre].filter((part) => part !== undefined).map(({ properties }) => properties)
  const language =
    parts.map(({ className }) => named.exec([className ?? []].flat().join(' '))?.[1]).find(Boolean) ??
    parts.map(({ lang, dataLang, dataLanguage }) => lang ?? dataLang ?? dataLanguage).find(Boolean)
  const className = language ? [`language-${language}`] : []
  return { ...pre, children: [element('code', pre.children, { className })] }
}
