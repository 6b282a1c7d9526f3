import { type Diagnostic, lineAt } from '@lintel/rules/diagnostic.ts'
import { site } from '@site/data/site.ts'
import type { MdastNode } from 'satteri'
import type { Claim } from '../schemas/claim.ts'
import { type Copy, descendants, isMarkdown, parseMarkdown } from './markdown.ts'

/** From its first digit on, so that no row of digits is read over and over. */
const number = String.raw`(?<!\d[.,]?)\d+(?:[.,]\d+)*`

/** Percentages and multiples, in digits or words, and the round figures common in marketing copy. */
const figures = new RegExp(
  [
    String.raw`${number}\s?(?:%|percent\b|per cent\b)`,
    // Excludes version numbers such as 2.x.
    String.raw`\b${number}\s?[x×](?![\w-])`,
    String.raw`\b(?:\d+|two|three|four|five|ten|hundred)-?fold\b`,
    String.raw`\b(?:${number}|two|three|four|five|ten) times (?:as|more|less|faster|fewer|higher|lower|cheaper)\b`,
    String.raw`\b(?:twice|double|triple|half) (?:as|the (?:cost|time|price|effort|speed|risk))\b`,
    String.raw`\b${number}\+(?=\s|$)`,
    String.raw`\b24/7\b`,
  ].join('|'),
  'gi',
)

/**
 * Finds percentages and multiples without a source. A figure must come from the claims register or, in a
 * post, stand in a block that links to its source.
 * @param copy the text of the file that visitors read
 */
export function checkFigures(
  file: string,
  source: string,
  copy: Copy[],
  claims: Record<string, Claim>,
): Diagnostic[] {
  const matches = copy.flatMap(({ text, start }) =>
    Array.from(text.matchAll(figures), (match) => ({ figure: match[0], at: start + match.index })),
  )
  if (matches.length === 0) return []
  const isPost = file.startsWith('content/blog/')
  const sourcedIn = isPost ? sourcedRanges(source) : []
  const isPlaced = ({ at }: { at: number }) => sourcedIn.some(([from, to]) => from <= at && at < to)
  // A figure that has a source once may be repeated without it, as in the title.
  const sourced = new Set(matches.filter(isPlaced).map(({ figure }) => figure))
  return matches
    .filter(({ figure }) => !sourced.has(figure))
    .map(({ figure, at }) => ({
      file,
      line: lineAt(source, at),
      message: `the figure "${figure}" has no source`,
      fix: fixFor(file, figure, claims),
    }))
}

function fixFor(file: string, figure: string, claims: Record<string, Claim>): string {
  const use = (name: string) => {
    if (isMarkdown(file)) return `{{claim.${name}}}`
    return `{{claim.${name}.figure}}`
  }
  const id = Object.keys(claims).find((id) => claims[id]?.figure === figure)
  const register = id
    ? `write ${use(id)}`
    : `add a record with its source to content/claims.yaml and write ${use('yourRecord')}`
  const link = file.startsWith('content/blog/')
    ? 'link to its source in the same paragraph or in a footnote of it, '
    : ''
  return `${link}${register}, or say it without the figure`
}

/** Finds the blocks of a Markdown text with a link to another site, directly or in a footnote. */
function sourcedRanges(source: string): [from: number, to: number][] {
  const blocks = blocksOf(parseMarkdown(source))
  const notes = new Set(
    blocks.flatMap((block) =>
      block.type === 'footnoteDefinition' && linksElsewhere(block) ? [block.identifier] : [],
    ),
  )
  const refersTo = (block: MdastNode) =>
    descendants(block).some((node) => node.type === 'footnoteReference' && notes.has(node.identifier))
  return blocks
    .filter((block) => linksElsewhere(block) || refersTo(block))
    .map(({ position }) => [position?.start.offset ?? 0, position?.end.offset ?? 0])
}

/** Returns the blocks that can hold a source: paragraphs and the like, and single list items. */
function blocksOf(tree: MdastNode): MdastNode[] {
  const children = 'children' in tree ? (tree.children as MdastNode[]) : []
  return children.flatMap((block) => (block.type === 'list' ? blocksOf(block) : [block]))
}

function linksElsewhere(block: MdastNode): boolean {
  return descendants(block).some(
    (node) => node.type === 'link' && /^https?:\/\//i.test(node.url) && !node.url.startsWith(site.origin),
  )
}
