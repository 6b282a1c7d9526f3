import type { SectionEntry } from './counts.ts'
import type { TextBlock } from './siteIndex.ts'
import { termsIn, weightIn } from './terms.ts'

/** A part of a text. */
export interface Piece {
  text: string
  /** Whether it matches the query. */
  isMatch: boolean
}

/** What a result shows of its section. */
export interface Excerpt {
  text: string
  /** The sentence that says most of the query, by which the section is ranked. It may repeat the heading. */
  fullest: string
}

/** Longer texts (characters) are cut around the first match. */
const maxLength = 220
/** So much of a section's first sentence (characters) leaves room for the item that was found. */
const maxLeadLength = 140
/** So many words before the first match are shown to begin with their sentence, and so many otherwise. */
const mostWordsAhead = 20
const fewWordsAhead = 8
/** A line such as "Effective March 10, 2025." has fewer words than a sentence that says what a section is about. */
const fewestWords = 5

interface Candidate {
  block: TextBlock
  index: number
  text: string
  isWhole: boolean
  leans: boolean
}

/**
 * Returns what a section says about the query in its own words, or else by synonyms. Its heading is shown above, so
 * words that the heading lacks count first. Of what says as much, a whole sentence that stands on its own is preferred
 * to an item of a list, a caption, or a sentence that leans on the one before.
 * @param weights how much each term of the query and its synonyms says
 * @param literalTerms the terms of the query as the site spells them
 */
export function excerptOf(
  { page, section }: SectionEntry,
  weights: Map<string, number>,
  literalTerms: Set<string>,
): Excerpt {
  const own = new Map([...weights].filter(([term]) => literalTerms.has(term)))
  const shown = new Set(termsIn(section.heading || page.title))
  const beyond = new Map([...own].filter(([term]) => !shown.has(term)))
  const candidates = section.blocks.flatMap(candidatesIn)
  const said = ({ text }: Candidate) => weightIn(text, own)
  const meant = ({ text }: Candidate) => weightIn(text, weights)
  const stands = ({ leans }: Candidate) => Number(!leans)
  const fullest = firstBy(candidates, said, stands, meant)
  const best = firstBy(
    candidates,
    ({ text }) => weightIn(text, beyond),
    ({ isWhole }) => Number(isWhole),
    said,
    stands,
    meant,
  )
  if (!fullest || !best) return { text: '', fullest: '' }
  const text = best.isWhole ? withPrevious(best) : withLead(best, candidates)
  const isMatch = (word: string) => termsIn(word).some((term) => literalTerms.has(term))
  return { text: cut(text, isMatch), fullest: fullest.text }
}

function candidatesIn(block: TextBlock): Candidate[] {
  return block.sentences.map((sentence, index) => ({
    block,
    index,
    text: labeled(block, sentence),
    isWhole: !block.isCaption && /[.!?][”’)]*$/.test(sentence) && sentence.split(' ').length >= fewestWords,
    leans: leans(sentence),
  }))
}

/** Returns the candidate with the highest value; of those that are equal, the next value decides. */
function firstBy(candidates: Candidate[], ...values: ((candidate: Candidate) => number)[]) {
  const difference = (one: Candidate, other: Candidate) =>
    values.map((value) => value(other) - value(one)).find((each) => each !== 0) ?? 0
  return candidates.toSorted(difference)[0]
}

/** Joins the label of a block, without the number of its step, to a sentence, which may begin with a label of its own. */
function labeled({ label }: TextBlock, sentence: string): string {
  if (!label) return sentence
  const name = label.replace(/^0\d /, '')
  if (/[.!?:]$/.test(name)) return `${name} ${sentence}`
  const isNested = name.includes(': ') || /^[^.:]{1,40}: /.test(sentence)
  return `${name}${isNested ? '. ' : ': '}${sentence}`
}

/** Whether a sentence needs the one before: it goes on from it, or its first words point back. */
const leans = (sentence: string) =>
  /^(?:And|But|Or|So|Then|Yet|Instead|Otherwise|However|Therefore|Both|Neither|The (?:other|same|former|latter))\b/.test(
    sentence,
  ) || /^(?:\w+,? ){0,2}(?:it|its|they|their|them|this|these|those)\b/i.test(sentence)

/** A sentence that leans on the one before comes with it, where there is room. */
function withPrevious({ block, index, text, leans: isLeaning }: Candidate): string {
  const previous = block.sentences[index - 1]
  if (!isLeaning || block.isList || !previous || leans(previous)) return text
  const both = labeled(block, `${previous} ${block.sentences[index]}`)
  return both.length <= maxLength ? both : text
}

/** An item or a caption comes after the first sentence of its section, or else with the items that follow it. */
function withLead({ block, index, text }: Candidate, candidates: Candidate[]): string {
  const lead = candidates.find((each) => each.isWhole && !each.leans && each.block !== block)
  if (lead && lead.text.length <= maxLeadLength && lead.text.length + text.length < maxLength)
    return `${lead.text} … ${text}`
  let items = text
  for (const next of block.isList ? block.sentences.slice(index + 1) : []) {
    if (items.length + next.length > maxLeadLength) break
    items += ` · ${next}`
  }
  return items
}

/** Cuts a long text around the first match: to whole sentences, where they are not too long. */
function cut(text: string, isMatch: (word: string) => boolean): string {
  if (text.length <= maxLength) return text
  const words = text.split(' ')
  const isEnd = (word: string) => /[.!?]$/.test(word)
  const match = Math.max(0, words.findIndex(isMatch))
  const sentence = words.slice(0, match).findLastIndex(isEnd) + 1
  const first = match - sentence <= mostWordsAhead ? sentence : match - fewWordsAhead
  let end = first
  for (let length = 0; end < words.length && length < maxLength; end++)
    length += (words[end]?.length ?? 0) + 1
  const lastEnd = words.slice(0, end).findLastIndex(isEnd)
  if (lastEnd >= match) end = lastEnd + 1
  return [
    first === sentence ? '' : '…',
    words.slice(first, end).join(' '),
    end === words.length || lastEnd >= match ? '' : '…',
  ].join('')
}

/** Splits a text into matching and other parts. */
export function marked(text: string, literalTerms: Set<string>): Piece[] {
  const pieces: Piece[] = []
  for (const part of text.split(/(\d+(?:[.,]\d+)+|[\p{L}\p{M}\p{N}]+)/u)) {
    const last = pieces.at(-1)
    const isMatch = part !== '' && termsIn(part).some((term) => literalTerms.has(term))
    if (last && last.isMatch === isMatch) last.text += part
    else pieces.push({ text: part, isMatch })
  }
  return pieces.filter(({ text }) => text !== '')
}
