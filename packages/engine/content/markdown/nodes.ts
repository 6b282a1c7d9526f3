import type { Element, Nodes } from 'hast'

/** Returns every element below a node, parents first. */
export function elementsOf(node: Nodes): Element[] {
  if (!('children' in node)) return []
  return node.children.flatMap((child) => (child.type === 'element' ? [child, ...elementsOf(child)] : []))
}

/** Returns the text of a node without markup. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

export const codeOf = (pre: Element) => elementsOf(pre).find(({ tagName }) => tagName === 'code')

/** Returns the language written after the backticks of a code block. "text" means that it has none. */
export function languageOf(pre: Element): string | undefined {
  const prefix = 'language-'
  const classes = [codeOf(pre)?.properties.className ?? []].flat().map(String)
  const language = classes.find((name) => name.startsWith(prefix))?.slice(prefix.length)
  return language === 'text' ? undefined : language
}
