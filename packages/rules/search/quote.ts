import { definesIn } from './definition.ts'
import type { QuotedLine, Section, SitePage, TextBlock } from './siteIndex.ts'
import { weightIn } from './terms.ts'

/** The maximum length of what is quoted of a longer section (characters), unless a single sentence or item is longer. */
const partLimit = 600

/**
 * The maximum length of a section that is quoted whole (characters), because a list or a table that is cut loses the
 * row that was asked for.
 */
export const wholeLimits = { best: 1_600, further: 1_000 }

/** A sentence of a paragraph, or an item of a list. */
interface Piece {
  text: string
  block: TextBlock
  isFirst: boolean
  isLast: boolean
}

/**
 * Quotes a section word for word: all of it if there is room, otherwise the whole sentences and items that
 * say the most about the question.
 * @param weights how much each term of the question says
 * @param defined the terms to be defined
 * @param limit how long the section may be to be quoted whole (characters)
 */
export function quoteFrom(
  { blocks }: Section,
  weights: Map<string, number>,
  defined: string[] = [],
  limit = wholeLimits.further,
): QuotedLine[] {
  const pieces = withoutCaptions(blocks, weights).flatMap(piecesOf)
  if (lengthOf(pieces) <= limit) return linesOf(withoutLeadIn(pieces))
  const [best] = pieces
    .flatMap((_, from) => runsFrom(pieces, from))
    .map((run) => ({ run, value: worth(run, weights, defined) }))
    .sort((one, other) => other.value - one.value)
  const run = withoutLeadIn(best?.run ?? [])
  return linesOf([...pieces.filter((piece) => isCaveat(piece) && !run.includes(piece)), ...run])
}

/** Keeps a caption only if it says more about the question than all the rest, or if there is no rest. */
function withoutCaptions(blocks: TextBlock[], weights: Map<string, number>): TextBlock[] {
  const weightOf = (block: TextBlock) => weightIn(block.sentences.join(' '), weights)
  const rest = blocks.filter(({ isCaption }) => !isCaption)
  const most = rest.reduce((sum, block) => sum + weightOf(block), 0)
  return rest.length === 0 ? blocks : blocks.filter((block) => !block.isCaption || weightOf(block) > most)
}

/**
 * Outlines what is under the headings below a section, if there is room beside the quote: how each part
 * begins, or else only the headings. "Five steps" is no answer without them.
 */
export function outlineOf({ sections }: SitePage, { heading }: Section, room: number): QuotedLine[] {
  const parts = sections.filter(({ context }) => heading && `${context} `.startsWith(`${heading} `))
  if (parts.length < 2) return []
  const lines = parts.flatMap(({ heading, blocks: [first] }) => {
    const [text = '', ...more] = [first?.label, first?.sentences[0]].filter((each) => each !== undefined)
    return [{ label: heading, text }, ...more.map((text) => ({ text }))]
  })
  const names = parts.map(({ heading }) => ({ text: heading }))
  const lengthOf = (lines: QuotedLine[]) => lines.map(({ text }) => text).join(' ').length
  return [lines, names].find((each) => lengthOf(each) < room) ?? []
}

/** Drops trailing text that ends with a colon, because it introduces what is cut off. */
function withoutLeadIn(pieces: Piece[]): Piece[] {
  const last = pieces.findLastIndex(({ text }) => !text.endsWith(':'))
  return last < 0 ? pieces : pieces.slice(0, last + 1)
}

/** Example figures are never quoted without the sentence that says what they are. */
const isCaveat = ({ text }: Piece) => /\bare an illustration\b/.test(text)

export function textOf(lines: QuotedLine[]): string {
  return lines.map(({ label = '', text }) => `${label} ${text}`.trim()).join(' ')
}

const piecesOf = (block: TextBlock): Piece[] =>
  block.sentences.map((text, index) => ({
    ...{ text, block },
    isFirst: index === 0,
    isLast: index === block.sentences.length - 1,
  }))

/** Returns all runs that start with this piece and fit the limit. */
function runsFrom(pieces: Piece[], from: number): Piece[][] {
  const runs = [pieces.slice(from, from + 1)]
  for (let to = from + 2; to <= pieces.length; to++) {
    const run = pieces.slice(from, to)
    if (lengthOf(run) > partLimit) break
    runs.push(run)
  }
  return runs
}

/**
 * Rates a run. Cutting a block lowers its value. Of two runs that say as much, the longer one wins, unless it
 * adds blocks with labels of their own, which are about something else.
 */
function worth(run: Piece[], weights: Map<string, number>, defined: string[]): number {
  const weight = weightIn(textOf(linesOf(run)), weights)
  const most = Math.max(...weights.values(), 1)
  const cuts = (run[0]?.isFirst ? 0 : 1) + (run.at(-1)?.isLast ? 0 : 1)
  const defining = Math.max(...run.map(({ text }) => definesIn(text, defined)))
  return weight + most * (2 * defining - 0.1 * cuts + lengthOf(run) / partLimit / 4 - 0.3 * labelsBeside(run))
}

/** Counts the labeled blocks of a run beyond the first. */
function labelsBeside(run: Piece[]): number {
  const labeled = new Set(run.map(({ block }) => block).filter(({ label }) => label))
  return Math.max(0, labeled.size - 1)
}

function linesOf(pieces: Piece[]): QuotedLine[] {
  const lines: QuotedLine[] = []
  let before: TextBlock | undefined
  for (const { text, block } of pieces) {
    const last = lines.at(-1)
    if (last && block === before && !block.isList) last.text += ` ${text}`
    else
      lines.push({
        ...(block.label && block !== before && { label: block.label }),
        ...(block.isMadeUp && { isMadeUp: true }),
        text,
      })
    before = block
  }
  return lines
}

const lengthOf = (pieces: Piece[]) => textOf(linesOf(pieces)).length
