import type { Nodes, Parents } from 'mdast'

const marks = ['delete', 'emphasis', 'strong']

/**
 * Markdown has no signs for a mark within its like, or for two side by side, which are one then, and none for a paragraph
 * of which only breaks were there.
 * @param around the types of the nodes that hold it
 */
export function tidyMarks(parent: Parents, around: string[] = []) {
  const unwrapped = (node: Nodes): Nodes[] =>
    'children' in node && marks.includes(node.type) && around.includes(node.type)
      ? node.children.flatMap(unwrapped)
      : [node]
  const children: Nodes[] = []
  for (const node of (parent.children as Nodes[]).flatMap(unwrapped)) {
    const before = children.at(-1)
    if (node.type === 'paragraph' && node.children.length === 0) continue
    if (marks.includes(node.type) && before?.type === node.type)
      Object.assign(before, { children: [before, node].flatMap(contentOf) })
    else children.push(node)
  }
  Object.assign(parent, { children })
  for (const child of children) if ('children' in child) tidyMarks(child, [...around, child.type])
}

const contentOf = (node: Nodes): Nodes[] => ('children' in node ? node.children : [])
