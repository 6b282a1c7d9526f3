import type { QuotedLine, Section, TextBlock } from './siteIndex.ts'
import { weightIn } from './terms.ts'

/** At most this many characters are quoted, up to the end of a sentence. */
export const quoteLimit = 300

/**
 * The sentences of a section that say most about the question, word for word; none where all are too long.
 * @param weights how much each term of the question says
 */
export function quoteFrom({ blocks }: Section, weights: Map<string, number>): QuotedLine[] {
  const [best] = blocks
    .flatMap((block, index) => [
      ...excerpts(block),
      ...(block.label ? [labeledBlocks(blocks.slice(index))] : []),
    ])
    .map((lines) => ({ lines, text: textOf(lines) }))
    .filter(({ text }) => text.length <= quoteLimit)
    .map(({ lines, text }) => ({ lines, length: text.length, weight: weightIn(text, weights) }))
    .sort((one, other) => other.weight - one.weight || other.length - one.length)
  return best?.lines ?? []
}

export function textOf(lines: QuotedLine[]): string {
  return lines.map(({ label = '', text }) => `${label} ${text}`.trim()).join(' ')
}

/** Every run of sentences, or of items; the label of the block stands over each. */
function excerpts({ label, isList, sentences }: TextBlock): QuotedLine[][] {
  const starts = [...sentences.keys()]
  const runs = starts.flatMap((from) => starts.slice(from).map((to) => sentences.slice(from, to + 1)))
  return runs.map((run) => withLabel(label, isList ? run : [run.join(' ')]))
}

/** A block with those that belong to it, as far as there is room: after "Risk" its "Control". */
function labeledBlocks(blocks: TextBlock[]): QuotedLine[] {
  const lines: QuotedLine[] = []
  for (const { label, isList, sentences } of blocks) {
    if (!label) break
    const more = withLabel(label, isList ? sentences : [sentences.join(' ')])
    if (lines.length > 0 && textOf([...lines, ...more]).length > quoteLimit) break
    lines.push(...more)
  }
  return lines
}

function withLabel(label: string | undefined, texts: string[]): QuotedLine[] {
  return texts.map((text, index) => (label && index === 0 ? { label, text } : { text }))
}
