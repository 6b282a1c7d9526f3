import type { Element, RootContent } from 'hast'

export type ElementNode = Element
export type ChildNode = RootContent

export interface ParentNode {
  children: ChildNode[]
}

/** Every element below a node, parents first; what is found is a copy of the moment, so steps may rearrange. */
export function elementsOf(parent: { children: object[] }): ElementNode[] {
  return (parent.children as ChildNode[]).flatMap((child) =>
    child.type === 'element' ? [child, ...elementsOf(child)] : [],
  )
}

/** What a reader sees of a node, without its markup. */
export function textOf(node: ChildNode): string {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(textOf).join('') : ''
}

export function element(
  tagName: string,
  properties: ElementNode['properties'],
  children: ElementNode['children'],
): ElementNode {
  return { type: 'element', tagName, properties, children }
}

/** Turns an element into another one in its place. */
export function become(node: ElementNode, { tagName, properties, children }: ElementNode) {
  Object.assign(node, { tagName, properties, children })
}
