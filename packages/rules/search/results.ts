import { slugOf } from '../slugOf.ts'
import type { SectionEntry } from './counts.ts'
import type { Hit, SiteSearch } from './rank.ts'
import { addressOf, type Section } from './siteIndex.ts'
import { termsIn, weightIn } from './terms.ts'

/** A page in the results, with its matching sections, best first. */
export interface Result {
  /** The page's title. */
  page: string
  sections: FoundSection[]
}

interface FoundSection {
  href: string
  /** Empty if it equals the page's title. */
  heading: string
  /** The best sentence. */
  excerpt: Piece[]
}

/** A part of a sentence. */
interface Piece {
  text: string
  /** Whether it matches the query. */
  isMatch: boolean
}

/** Longer queries (characters) are cut, by the edge too. */
export const maxQueryLength = 200

/** Shorter queries find too much. */
const minQueryLength = 2

/** Limits the sections of one page, to leave room for others. */
const maxPerPage = 3
/** Sections that cover less than this share of what the best result covers are left out. */
const worthShowing = 0.65
/** Longer sentences (characters) are cut around the first match. */
const maxExcerptLength = 220

/** Normalizes what was typed for the search. */
export function cleanQuery(text: string): string {
  return text.toWellFormed().replaceAll(/\s+/g, ' ').trim().slice(0, maxQueryLength)
}

export const isTooShort = (query: string) => query.length < minQueryLength

/** The results of a search, not all of which may be shown. */
export interface Results {
  pages: Result[]
  /** The number of sections found, including those not shown. */
  total: number
}

/**
 * Returns the matching sections by page. The page or section that the query names exactly comes first, then
 * what covers most of the query in its own words, headings before text. If nothing does, synonyms and known
 * questions decide. Every search shows the same results in the same order.
 * @param most the number of sections to show
 */
export function resultsOf(search: SiteSearch, query: string, most: number): Results {
  const matches = search.find(query).filter(isSection)
  const bestCoverage = Math.max(0, ...matches.map(coverageOf))
  const weights = search.termWeights(query)
  const literalTerms = search.literalTerms(query)
  /** Returns how exactly the query names an entry: a page by its name, or a section word for word. */
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

/**
 * Limits the sections of a page, and drops those that repeat an earlier sentence or matching heading, because
 * pages repeat what others are about.
 */
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

/** A title or heading counts more than text, and text more than synonyms and known questions. */
const coverageOf = ({ textCoverage, titleCoverage, coverage }: Hit) =>
  textCoverage + 0.5 * titleCoverage + 0.5 * (coverage - textCoverage)

const isSection = (hit: Hit): hit is Hit & { entry: SectionEntry } => 'section' in hit.entry

/** Whether a section is the top of the page with this name. */
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

/** Returns the sentence that covers most of the query in its own words, or else by synonyms. */
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

/** Splits a text into matching and other parts. */
function marked(text: string, isMatch: (word: string) => boolean): Piece[] {
  const pieces: Piece[] = []
  for (const part of text.split(/(\d+(?:[.,]\d+)+|[\p{L}\p{M}\p{N}]+)/u)) {
    const last = pieces.at(-1)
    const isHit = part !== '' && isMatch(part)
    if (last && last.isMatch === isHit) last.text += part
    else pieces.push({ text: part, isMatch: isHit })
  }
  return pieces.filter(({ text }) => text !== '')
}
