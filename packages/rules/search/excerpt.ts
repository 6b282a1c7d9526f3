import { likenessTo, type SectionEntry, sets } from './counts.ts'
import type { Section, TextBlock } from './siteIndex.ts'
import { isWord, termsIn } from './terms.ts'

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

/** A longer cell (characters) says something of its own: a shorter one, such as "No", decides what its row means. */
const maxFactLength = 24
/** A shorter sentence (characters) says little without the next. */
const shortLength = 80
/** What is left for a sentence beside one that goes with it (characters), or it is left out. */
const leastRoom = 60

interface Candidate {
  block: TextBlock
  index: number
  text: string
  terms: Set<string>
  isWhole: boolean
  leans: boolean
}

/**
 * Returns what a section says about the query in its own words, or else by synonyms, or else as its known questions
 * ask. Its heading is shown above, so words that the heading lacks count first. Of what says as much, a whole sentence
 * that stands on its own is preferred to an item of a list, a caption, or a sentence that leans on the one before.
 * @param weights how much each term of the query and its synonyms says
 * @param literalTerms the terms of the query as the site spells them
 */
export function excerptOf(
  { page, section }: SectionEntry,
  weights: Map<string, number>,
  literalTerms: Set<string>,
): Excerpt {
  const isTop = section === page.sections[0]
  const shown = new Set(termsIn(isTop ? `${page.title} ${section.heading}` : section.heading))
  const own = filtered(weights, (term) => literalTerms.has(term))
  const isBeyond = (term: string) => isWord(term) && !shown.has(term)
  const beyond = filtered(own, isBeyond)
  const candidates = section.blocks.flatMap(candidatesIn)
  const said = weighing(own)
  const meant = weighing(weights)
  const stands = ({ leans }: Candidate) => Number(!leans)
  const fullest = firstBy(candidates, said, stands, meant)
  const ways = [beyond, filtered(weights, isBeyond), expectedBy(section.asked ?? [], weights)].map(weighing)
  // A heading that says all of the query is explained by how its section begins.
  const found = beyond.size > 0 && ways.find((way) => candidates.some((one) => way(one) > 0))
  const whole = ({ isWhole }: Candidate) => Number(isWhole)
  const best = found ? firstBy(candidates, found, whole, stands, meant) : firstBy(candidates, whole, stands)
  if (!fullest || !best) return { text: '', fullest: '' }
  const marks = best.terms.isDisjointFrom(literalTerms) ? weights : literalTerms
  const isMatch = (word: string) => termsIn(word).some((term) => marks.has(term))
  return { text: composed(best, section, candidates, isMatch), fullest: fullest.text }
}

const filtered = (weights: Map<string, number>, isKept: (term: string) => boolean) =>
  new Map([...weights].filter(([term]) => isKept(term)))

const weighing =
  (weights: Map<string, number>) =>
  ({ terms }: Candidate): number =>
    [...terms].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0)

/** The words of the known questions that are most like the query, by which its section was found. */
function expectedBy(asked: string[], weights: Map<string, number>): Map<string, number> {
  const questions = sets(asked).map((terms) => ({ terms, likeness: likenessTo([terms], weights) }))
  const most = Math.max(0, ...questions.map(({ likeness }) => likeness))
  const closest = questions.filter(({ likeness }) => likeness > 0 && likeness === most)
  return new Map(closest.flatMap(({ terms }) => [...terms].map((term) => [term, 1])))
}

function candidatesIn(block: TextBlock): Candidate[] {
  return block.sentences.map((sentence, index) => {
    const text = labeled(block, sentence)
    return {
      block,
      index,
      text,
      terms: new Set(termsIn(text)),
      isWhole: !block.isCaption && /[.!?][”’)]*$/.test(sentence) && sentence.split(' ').length >= fewestWords,
      leans: leans(sentence),
    }
  })
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
  const isNested = name.includes(': ') || isCell(sentence)
  return `${name}${isNested ? '. ' : ': '}${sentence}`
}

/** Whether a sentence begins with a label, as the cell of a row with the name of its column. */
const isCell = (sentence: string) => /^[^.:]{1,40}: /.test(sentence)

/** Whether a sentence needs the one before: it goes on from it, or its first words point back. */
const leans = (sentence: string) =>
  /^(?:And|But|Or|So|Then|Yet|Instead|Otherwise|However|Therefore|Both|Neither|The (?:other|same|former|latter))\b/.test(
    sentence,
  ) || /^(?:\w+,? ){0,2}(?:it|its|they|their|them|this|these|those)\b/i.test(sentence)

/** A share, a count or an amount, and not a date or the number of a standard. */
const figure = /\d[%+]|\d,\d{3}/

/** Whether a sentence says what the figures around it are not: "The figures are an illustration, not a result." */
const qualifies = (sentence: string) =>
  /\b(?:figures?|numbers?|amounts?|measured)\b/i.test(sentence) &&
  /\b(?:not|no|cannot|nothing)\b/i.test(sentence)

/** Joins what was found to what it cannot be read without. */
function composed(
  best: Candidate,
  section: Section,
  candidates: Candidate[],
  isMatch: (word: string) => boolean,
): string {
  const text = withNeighbors(best, section)
  const qualifier = figure.test(text) ? candidates.find(({ text }) => qualifies(text)) : undefined
  const answer = section.heading.endsWith('?') ? candidates[0] : undefined
  const needed = qualifier ?? answer
  if (needed && !text.includes(needed.text)) {
    const room = maxLength - needed.text.length
    return room < leastRoom
      ? cut(needed.text, isMatch)
      : joined(needed, { ...best, text: cut(text, isMatch, room) }, candidates)
  }
  if (best.isWhole && !isRow(best.block)) return cut(text, isMatch)
  const lead = candidates.find((each) => each.isWhole && !each.leans && each.block !== best.block)
  if (lead && lead.text.length <= maxLeadLength && lead.text.length + text.length < maxLength)
    return `${lead.text} … ${text}`
  return cut(isRow(best.block) ? text : withFollowing(best, text), isMatch)
}

/** Joins two sentences in their order on the page. */
function joined(one: Candidate, other: Candidate, candidates: Candidate[]): string {
  const placeOf = ({ block, index }: Candidate) =>
    candidates.findIndex((each) => each.block === block && each.index === index)
  const [before, after] = placeOf(one) < placeOf(other) ? [one, other] : [other, one]
  const isNext = before.block === after.block && before.index + 1 === after.index
  return `${before.text}${isNext ? ' ' : ' … '}${after.text}`
}

/**
 * A row comes with its cells, a sentence that leans on the one before with that, an answer with how it goes on, and a
 * short sentence with the next.
 */
function withNeighbors(best: Candidate, { blocks, heading }: Section): string {
  const { block, index, text, isWhole, leans: isLeaning } = best
  if (isRow(block)) return rowOf(best)
  const facts = block.label && !block.isList ? factsBeside(block, blocks).join(' · ') : ''
  if (facts) return `${text}${/[.!?]$/.test(text) ? ' ' : ' · '}${facts}`
  if (!isWhole || block.isList) return text
  const { sentences } = block
  const previous = sentences[index - 1]
  if (isLeaning && previous && !leans(previous))
    return longest(block, [sentences[index] ?? '', `${previous} ${sentences[index]}`])
  const isAnswer = heading.endsWith('?') && index === 0
  if (!isAnswer && text.length > shortLength) return text
  const following = sentences.slice(index, isAnswer ? undefined : index + 2)
  return longest(
    block,
    following.map((_, last) => following.slice(0, last + 1).join(' ')),
  )
}

/** Returns the last of these texts that fits, or else the first, with their label. */
function longest(block: TextBlock, texts: string[]): string {
  const labels = texts.map((each) => labeled(block, each))
  return labels.findLast((each) => each.length <= maxLength) ?? labels[0] ?? ''
}

/** Whether a block is a row of a table: a label, and cells with the names of their columns. */
const isRow = ({ label, isList, sentences }: TextBlock) => Boolean(label && isList && sentences.every(isCell))

/** Returns a row as a whole or, if it is too long, the cell that was found and the short ones. */
function rowOf({ block, text, index }: Candidate): string {
  const row = labeled(block, block.sentences.join(' · '))
  if (row.length <= maxLength) return row
  const facts = block.sentences.filter(
    (cell, other) => other !== index && cell.length - cell.indexOf(': ') <= maxFactLength,
  )
  return [text, ...facts].join(' · ')
}

/** Returns the short cells beside a cell, each with the name of its column. */
const factsBeside = (block: TextBlock, blocks: TextBlock[]) =>
  blocks
    .filter((other) => other !== block && other.label && !other.isList && other.sentences.length === 1)
    .filter(({ sentences: [sentence = ''] }) => sentence.length <= maxFactLength)
    .map((other) => labeled(other, other.sentences.join(' ')))

/** Adds the items that follow. */
function withFollowing({ block, index }: Candidate, text: string): string {
  let items = text
  for (const next of block.isList ? block.sentences.slice(index + 1) : []) {
    if (items.length + next.length > maxLeadLength) break
    items += ` · ${next}`
  }
  return items
}

/** Cuts a long text around the first match: to whole sentences, where they are not too long. */
function cut(text: string, isMatch: (word: string) => boolean, room = maxLength): string {
  if (text.length <= room) return text
  const words = text.split(' ')
  const isEnd = (word: string) => /[.!?]$/.test(word)
  const match = Math.max(0, words.findIndex(isMatch))
  const sentence = words.slice(0, match).findLastIndex(isEnd) + 1
  const first = match - sentence <= mostWordsAhead ? sentence : match - fewWordsAhead
  let end = first
  for (let length = 0; end < words.length && length < room; end++) length += (words[end]?.length ?? 0) + 1
  const lastEnd = words.slice(0, end).findLastIndex(isEnd)
  if (lastEnd >= match) end = lastEnd + 1
  return [
    first === sentence ? '' : '…',
    words.slice(first, end).join(' '),
    end === words.length || lastEnd >= match ? '' : '…',
  ].join('')
}

/** Splits a text into parts that have a term of the query or, if none does, of its synonyms, and others. */
export function marked(text: string, weights: Map<string, number>, literalTerms: Set<string>): Piece[] {
  const pieces = piecesWith(text, literalTerms)
  return pieces.some(({ isMatch }) => isMatch) ? pieces : piecesWith(text, weights)
}

function piecesWith(text: string, terms: Pick<ReadonlySet<string>, 'has'>): Piece[] {
  const pieces: Piece[] = []
  for (const part of text.split(/(\d+(?:[.,]\d+)+|[\p{L}\p{M}\p{N}]+)/u)) {
    const last = pieces.at(-1)
    const isMatch = part !== '' && termsIn(part).some((term) => terms.has(term))
    if (last && last.isMatch === isMatch) last.text += part
    else pieces.push({ text: part, isMatch })
  }
  return pieces.filter(({ text }) => text !== '')
}
