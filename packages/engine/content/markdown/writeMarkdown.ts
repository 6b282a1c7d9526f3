import type { Nodes, Root } from 'mdast'

/** Symbols that take two UTF-16 code units, such as emoji. */
const wideSymbols = /(?=[\u{10000}-\u{10FFFF}])[\p{P}\p{S}]/gu

/** Braille patterns: symbols that take one code unit, and of which a text rarely uses any. */
const standIns = Array.from({ length: 256 }, (_, index) => String.fromCharCode(0x2800 + index))

/**
 * Writes a tree as Markdown. remark-stringify looks at single code units, so it takes an emoji for a letter; CommonMark takes
 * it for a symbol, and would not read "a**😀**" as strong. A narrow symbol therefore stands in for each.
 * @param tree is changed
 */
export function writeMarkdown(stringify: (tree: Root) => string, tree: Root): string {
  const texts = textsOf(tree)
  const standIn = standIns.find((each) => !texts.some(({ value }) => value.includes(each)))
  if (!standIn) return stringify(tree)
  const replaced: string[] = []
  for (const text of texts)
    text.value = text.value.replaceAll(wideSymbols, (symbol) => {
      replaced.push(symbol)
      return standIn
    })
  return stringify(tree).replaceAll(standIn, () => replaced.shift() ?? standIn)
}

const textsOf = (node: Nodes): { value: string }[] =>
  node.type === 'text' ? [node] : 'children' in node ? node.children.flatMap(textsOf) : []
