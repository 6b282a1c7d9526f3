import { slugOf } from '#data/rules/slugOf.ts'
import type { Found, Place, SiteSearch } from './rank.ts'
import { addressOf, type Section } from './siteIndex.ts'
import { termsIn, weightIn } from './terms.ts'

/** A page that a search found, by those of its sections that fit, best first. */
export interface Result {
  /** Its title. */
  page: string
  sections: FoundSection[]
}

interface FoundSection {
  href: string
  /** Nothing, where it is the page's own title. */
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

/**
 * The sections that fit a query best, by their pages; the page of the best stands first, or the one that is named.
 * @param most how many sections there are at most
 */
export function resultsOf(search: SiteSearch, query: string, most = mostResults): Result[] {
  const places = search.find(query).filter(isPlace)
  const least = (places[0]?.score ?? 0) * worthShowing
  const named = places.filter(({ entry }) => isTopOf(entry, slugOf(query)))
  const weights = search.weigh(query)
  const written = search.written(query)
  const texts = new Set<string>()
  const headings = new Set<string>()
  const pages = new Map<string, Result>()
  for (const { entry } of [...named, ...places.filter(({ score }) => score >= least)]) {
    if (texts.size === most) break
    const { path, title } = entry.page
    const { sections } = pages.get(path) ?? { sections: [] }
    const section = sectionOf(entry, weights, written)
    const text = section.excerpt.map(({ text }) => text).join('')
    const heading = weightIn(section.heading, weights) > 0 ? slugOf(section.heading) : ''
    // Pages say some sentences again that another page is about, and some under its heading.
    if (sections.length === mostOfPage || texts.has(text) || headings.has(heading)) continue
    texts.add(text)
    if (heading) headings.add(heading)
    pages.set(path, { page: title, sections: [...sections, section] })
  }
  return [...pages.values()]
}

const isPlace = (found: Found): found is Found & { entry: Place } => 'section' in found.entry

/** Whether a place is the beginning of the page that has this name. */
const isTopOf = ({ page, section }: Place, name: string) =>
  section.anchor === '' && (page.path === `/${name}` || slugOf(page.title) === name)

function sectionOf(
  { page, section }: Place,
  weights: Map<string, number>,
  written: Set<string>,
): FoundSection {
  const isMatch = (word: string) => termsIn(word).some((term) => written.has(term))
  return {
    href: addressOf(page, section),
    heading: section.heading === page.title ? '' : section.heading,
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
