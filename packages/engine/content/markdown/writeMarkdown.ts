import type { Nodes, Root } from 'mdast'

/**
 * Symbols beyond the first 65,536 characters, such as emoji. The writer asks of each half whether it is one, and a half is
 * none; CommonMark asks of the whole, and so reads other marks beside it than were meant.
 */
const wideSymbols = /[\u{10000}-\u{10FFFF}]/gu
const isSymbol = /^[\p{P}\p{S}]$/u

/** Braille patterns are symbols that take one half each; a text uses not all 256. */
const standIns = Array.from({ length: 256 }, (_, index) => String.fromCharCode(0x2800 + index))

/**
 * Writes a tree as Markdown that a reader of CommonMark reads as this tree.
 * @param tree is changed
 */
export function writeMarkdown(stringify: (tree: Root) => string, tree: Root): string {
  const texts = textsOf(tree)
  const standIn = standIns.find((each) => !texts.some(({ value }) => value.includes(each)))
  if (!standIn) return stringify(tree)
  const replaced: string[] = []
  for (const text of texts)
    text.value = text.value.replaceAll(wideSymbols, (character) => {
      if (!isSymbol.test(character)) return character
      replaced.push(character)
      return standIn
    })
  return stringify(tree).replaceAll(standIn, () => replaced.shift() ?? standIn)
}

const textsOf = (node: Nodes): { value: string }[] =>
  node.type === 'text' ? [node] : 'children' in node ? node.children.flatMap(textsOf) : []
