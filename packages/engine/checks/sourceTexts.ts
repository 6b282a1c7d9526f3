import { type ESTree, parseSync } from 'vite'

/** A node of a source file, and what it stands in. */
export interface NodePath {
  node: ESTree.Node
  parent: NodePath | undefined
}

/** A text of a TypeScript file: of a string, of a template's part between its values, or of JSX. */
export interface SourceText {
  text: string
  /** Where it begins in the file; of a string, its quotation mark. */
  start: number
  nodePath: NodePath
}

/** Every text of a TypeScript file in its order, names of modules too; none of one that cannot be read. */
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
