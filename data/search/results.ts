import type { Place, SiteSearch } from './rank.ts'
import { addressOf, type Section } from './siteIndex.ts'
import { termsIn, weightIn } from './terms.ts'

/** A place of the site that a search found. */
export interface Result {
  href: string
  /** The title of its page. */
  page: string
  heading: string
  /** The sentence that fits best. */
  excerpt: Piece[]
}

/** A part of a sentence. */
interface Piece {
  text: string
  /** Whether it was looked for. */
  isMatch: boolean
}

/** Longer ones (characters) are cut, by the edge too. */
export const longestQuery = 200

/** Shorter ones find too much. */
const shortestQuery = 2

const mostResults = 10
/** So many sections of one page leave room for others. */
const mostOfPage = 3
/** What fits so much worse than the best result (share of its score) is left out. */
const worthShowing = 0.25
/** A longer sentence (characters) is cut around the first word that was looked for. */
const longestExcerpt = 220

/** What was typed, as it is searched for. */
export function cleanQuery(text: string): string {
  const query = text.toWellFormed().replaceAll(/\s+/g, ' ').trim().slice(0, longestQuery)
  return query.length < shortestQuery ? '' : query
}

/** The sections that fit a query best, best first. */
export function resultsOf(search: SiteSearch, query: string): Result[] {
  const found = search.find(query)
  const [best] = found
  const weights = search.weigh(query)
  const texts = new Set<string>()
  const ofPages = new Map<string, number>()
  const results: Result[] = []
  for (const { entry, score } of found) {
    if (results.length === mostResults || score < (best?.score ?? 0) * worthShowing) break
    if (!('section' in entry)) continue
    const count = ofPages.get(entry.page.path) ?? 0
    const result = resultOf(entry, weights)
    const text = result.excerpt.map(({ text }) => text).join('')
    // Pages say some sentences again that another page is about.
    if (count === mostOfPage || texts.has(text)) continue
    texts.add(text)
    ofPages.set(entry.page.path, count + 1)
    results.push(result)
  }
  return results
}

function resultOf({ page, section }: Place, weights: Map<string, number>): Result {
  const isMatch = (word: string) => termsIn(word).some((term) => weights.has(term))
  return {
    href: addressOf(page, section),
    page: page.title,
    heading: section.heading,
    excerpt: marked(cut(sentenceIn(section, weights), isMatch), isMatch),
  }
}

/** The sentence that says most about the query. */
function sentenceIn({ blocks }: Section, weights: Map<string, number>): string {
  const sentences = blocks.flatMap(({ label, sentences }) =>
    sentences.map((sentence) => (label ? `${label.replace(/:$/, '')}: ${sentence}` : sentence)),
  )
  const [best] = sentences
    .map((text) => ({ text, weight: weightIn(text, weights) }))
    .sort((one, other) => other.weight - one.weight)
  return best?.text ?? ''
}

function cut(text: string, isMatch: (word: string) => boolean): string {
  if (text.length <= longestExcerpt) return text
  const words = text.split(' ')
  const first = Math.max(0, words.findIndex(isMatch) - 8)
  let end = first
  for (let length = 0; end < words.length && length < longestExcerpt; end++)
    length += (words[end]?.length ?? 0) + 1
  return [first > 0 ? '…' : '', words.slice(first, end).join(' '), end < words.length ? '…' : ''].join('')
}

/** The parts of a text, in turn those that were looked for and those that were not. */
function marked(text: string, isMatch: (word: string) => boolean): Piece[] {
  const pieces: Piece[] = []
  for (const part of text.split(/([\p{L}\p{M}\p{N}]+)/u)) {
    const last = pieces.at(-1)
    const isHit = part !== '' && isMatch(part)
    if (last && last.isMatch === isHit) last.text += part
    else pieces.push({ text: part, isMatch: isHit })
  }
  return pieces.filter(({ text }) => text !== '')
}
