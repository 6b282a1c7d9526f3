import type { Element, ElementContent, Root } from 'hast'
import { getContent } from '../store.ts'

/**
 * Wraps the content of each main heading in a `details` element, which phones fold (`.fold` of `layout.css`).
 */
export function foldSections(tree: Root) {
  const parts: Root['children'] = []
  let section: ElementContent[] | undefined
  for (const node of tree.children) {
    if (node.type === 'element' && node.tagName === 'h2') {
      section = []
      parts.push(node, foldOf(section))
    } else if (section) section.push(node as ElementContent)
    else parts.push(node)
  }
  tree.children = parts
}

function foldOf(children: ElementContent[]): Element {
  const word: ElementContent = { type: 'text', value: getContent('interface', 'controls').article.section }
  const summary: Element = { type: 'element', tagName: 'summary', properties: {}, children: [word] }
  const text: Element = { type: 'element', tagName: 'div', properties: { className: ['prose'] }, children }
  return {
    type: 'element',
    tagName: 'details',
    properties: { className: ['fold'] },
    children: [summary, text],
  }
}
