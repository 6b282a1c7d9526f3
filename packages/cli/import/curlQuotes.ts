import { typographic } from '@lintel/engine/checks/quotes.ts'
import type { Nodes, Root, Text } from 'mdast'

/**
 * Makes the straight quotes of words typographic. Done on the tree, where no quote is one of Markdown's own, and by whole
 * paragraphs, since a quote may stand on the other side of an emphasis than its word.
 */
export function curlQuotes(tree: Root) {
  curl(tree)
}

function curl(node: Nodes) {
  if (node.type === 'image') curlImage(node)
  if (!('children' in node)) return
  if (['paragraph', 'heading', 'tableCell'].includes(node.type)) curlTogether(node)
  for (const child of node.children) curl(child)
}

function curlImage(image: { alt?: string | null; title?: string | null }) {
  if (image.alt) image.alt = typographic(image.alt)
  if (image.title) image.title = typographic(image.title)
}

/** Code and pictures are one more letter, beside which a quote may end. */
const stand: Partial<Record<string, string>> = { break: '\n', footnoteReference: '' }

function curlTogether(block: Nodes) {
  const leaves = leavesOf(block)
  const words = leaves.map((leaf) => (leaf.type === 'text' ? leaf.value : (stand[leaf.type] ?? 'x')))
  const curled = typographic(words.join(''))
  let start = 0
  for (const [index, leaf] of leaves.entries()) {
    const end = start + (words[index] ?? '').length
    if (leaf.type === 'text') leaf.value = curled.slice(start, end)
    start = end
  }
}

const leavesOf = (node: Nodes): (Text | { type: Exclude<Nodes['type'], 'text'> })[] =>
  'children' in node ? node.children.flatMap(leavesOf) : [node]
