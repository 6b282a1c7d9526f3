import { slugOf } from '../slugOf.ts'
import type { Hit, SectionEntry, SiteSearch } from './rank.ts'
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
export const maxQueryLength = 200

/** Shorter ones find too much. */
const minQueryLength = 2

/** So many sections of one page leave room for others. */
const maxPerPage = 3
/** What says so much less of the query than the best result (share of what it says) is left out. */
const worthShowing = 0.65
/** A longer sentence (characters) is cut around the first word that was looked for. */
const maxExcerptLength = 220

/** What was typed, as it is searched for. */
export function cleanQuery(text: string): string {
  return text.toWellFormed().replaceAll(/\s+/g, ' ').trim().slice(0, maxQueryLength)
}

export const isTooShort = (query: string) => query.length < minQueryLength

/** What a search found, of which only the first may be shown. */
export interface Results {
  pages: Result[]
  /** How many sections were found altogether. */
  total: number
}

/**
 * The sections that a search finds, by their pages: first the page that is named or asked for word for word, then what says
 * most of the query in its own words, in its heading before its text. Where nothing says it, what synonyms and questions
 * find. Every search shows the same, in the same order.
 * @param most how many sections are shown
 */
export function resultsOf(search: SiteSearch, query: string, most: number): Results {
  const matches = search.find(query).filter(isSection)
  const bestCoverage = Math.max(0, ...matches.map(coverageOf))
  const weights = search.termWeights(query)
  const literalTerms = search.literalTerms(query)
  /** How surely it is meant: the page that has this name, or a section that is asked for in these words. */
  const exactness = ({ entry, isExact }: Hit & { entry: SectionEntry }) =>
    isTopOf(entry, slugOf(query)) ? 3 : isExact ? (isTop(entry) ? 2 : 1) : 0
  const hits = matches
    .filter((section) => exactness(section) > 0 || coverageOf(section) >= bestCoverage * worthShowing)
    .sort(
      (one, other) =>
        exactness(other) - exactness(one) || coverageOf(other) - coverageOf(one) || other.score - one.score,
    )
  const candidates = hits.map(({ entry }) => ({ entry, section: sectionOf(entry, weights, literalTerms) }))
  const sections = distinct(candidates, ({ heading }) => weightIn(heading, weights) > 0)
  const pages = new Map<string, Result>()
  for (const { entry, section } of sections.slice(0, most)) {
    const { path, title } = entry.page
    pages.set(path, { page: title, sections: [...(pages.get(path)?.sections ?? []), section] })
  }
  return { pages: [...pages.values()], total: sections.length }
}

interface Candidate {
  entry: SectionEntry
  section: FoundSection
}

/** Pages say some sentences again that another page is about, and some under its heading. */
function distinct(candidates: Candidate[], isFound: (section: FoundSection) => boolean): Candidate[] {
  const texts = new Set<string>()
  const headings = new Set<string>()
  const ofPage = new Map<string, number>()
  return candidates.filter(({ entry, section }) => {
    const { path } = entry.page
    const text = section.excerpt.map(({ text }) => text).join('')
    const count = ofPage.get(path) ?? 0
    const heading = isFound(section) ? slugOf(section.heading) : ''
    if (count === maxPerPage || texts.has(text) || headings.has(heading)) return false
    texts.add(text)
    if (heading) headings.add(heading)
    ofPage.set(path, count + 1)
    return true
  })
}

/** What a title or a heading says counts more than what its text does, and that more than what synonyms and questions do. */
const coverageOf = ({ textCoverage, titleCoverage, coverage }: Hit) =>
  textCoverage + 0.5 * titleCoverage + 0.5 * (coverage - textCoverage)

const isSection = (hit: Hit): hit is Hit & { entry: SectionEntry } => 'section' in hit.entry

/** Whether a place is the beginning of the page that has this name. */
const isTopOf = (section: SectionEntry, name: string) =>
  isTop(section) &&
  [section.page.path.split('/').at(-1) ?? '', slugOf(section.page.title)].some(
    (each) => joined(each) === joined(name),
  )

const isTop = ({ page, section }: SectionEntry) => section === page.sections[0]

const joined = (slug: string) => slug.replaceAll('-', '')

function sectionOf(
  { page, section }: SectionEntry,
  weights: Map<string, number>,
  literalTerms: Set<string>,
): FoundSection {
  const isMatch = (word: string) => termsIn(word).some((term) => literalTerms.has(term))
  return {
    href: addressOf(page, section),
    heading: section.heading === page.title ? '' : section.heading,
    excerpt: marked(cut(sentenceIn(section, weights, literalTerms), isMatch), isMatch),
  }
}

/** The sentence that says most of the query in its own words, or by synonyms. */
function sentenceIn({ blocks }: Section, weights: Map<string, number>, literalTerms: Set<string>): string {
  const own = new Map([...weights].filter(([term]) => literalTerms.has(term)))
  const sentences = blocks.flatMap(({ label, sentences }) =>
    sentences.map((sentence) => (label ? `${label.replace(/:$/, '')}: ${sentence}` : sentence)),
  )
  const [best] = sentences
    .map((text) => ({ text, said: weightIn(text, own), weight: weightIn(text, weights) }))
    .sort((one, other) => other.said - one.said || other.weight - one.weight)
  return best?.text ?? ''
}

function cut(text: string, isMatch: (word: string) => boolean): string {
  if (text.length <= maxExcerptLength) return text
  const words = text.split(' ')
  const first = Math.max(0, words.findIndex(isMatch) - 8)
  let end = first
  for (let length = 0; end < words.length && length < maxExcerptLength; end++)
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
