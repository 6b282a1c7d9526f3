import { type ESTree, parseSync } from 'vite'

/** A syntax node with its ancestors. */
export interface NodePath {
  node: ESTree.Node
  parent: NodePath | undefined
}

/** A text in a TypeScript file: a string, a part of a template between its values, or JSX text. */
export interface SourceText {
  text: string
  /** Its offset in the file; for strings, that of the quotation mark. */
  start: number
  nodePath: NodePath
}

/** Returns every text of a TypeScript file in order, even import specifiers; none if it cannot be parsed. */
export function sourceTexts(file: string, source: string): SourceText[] {
  const texts: SourceText[] = []
  const visit = (node: ESTree.Node, parent: NodePath | undefined) => {
    const nodePath = { node, parent }
    const text = textOf(node)
    if (text !== undefined) texts.push({ text, start: node.start, nodePath })
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, nodePath)
  }
  visit(parseSync(file, source).program, undefined)
  return texts
}

function textOf(node: ESTree.Node): string | undefined {
  if (node.type === 'TemplateElement') return node.value.cooked ?? node.value.raw
  if (node.type === 'JSXText') return node.value
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value
