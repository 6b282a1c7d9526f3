import { elementsOf, textOf } from '@lintel/engine/content/markdown/nodes.ts'
import type { Element, Nodes } from 'hast'
import { quoteOf } from './asWords.ts'
import { element } from './blocks.ts'

/** The elements for words that do not hold any more. */
const names = ['del', 's', 'strike']
const style = /(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*\bline-through/i
/** Classes of style sheets that are made of such classes, and of WordPress. */
const className = /^(?:[a-z]+-)*(?:line-through|strike-?through)$|^(?:strike|strikeout|struck(?:-out)?)$/i

const isStruckByStyle = ({ properties }: Element) =>
  style.test(String(properties.style)) ||
  [properties.className].flat().some((name) => className.test(`${name}`))

/** An element whose style alone strikes its words out, as one that holds an element for that. */
export function withStruck(node: Element): Element {
  if (names.includes(node.tagName) || !isStruckByStyle(node)) return node
  return { ...node, children: [element('s', node.children)] }
}

/** What is told of struck-out words in a place that has words alone. */
export function struckTold(node: Nodes): string[] {
  const struck = [...(node.type === 'element' ? [node] : []), ...elementsOf(node)].filter(
    (each) => names.includes(each.tagName) || isStruckByStyle(each),
  )
  const within = new Set(struck.flatMap((each) => elementsOf(each)))
  const words = struck.filter((each) => !within.has(each)).map((each) => quoteOf(textOf(each)))
  const told = words.filter(Boolean)
  return told.length > 0 ? [`struck-out words that stand as plain words: ${told.join(', ')}`] : []
}
