import { slugOf } from '../slugOf.ts'
import { askedOf, type SectionEntry, sets } from './counts.ts'
import { excerptOf, marked, type Piece } from './excerpt.ts'
import type { Hit, SiteSearch } from './rank.ts'
import { addressOf, type SitePage } from './siteIndex.ts'
import { allWordsIn, termsIn, weightIn, withoutMeaning } from './terms.ts'

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
  excerpt: Piece[]
}

/** Longer queries (characters) are cut, by the edge too. */
export const maxQueryLength = 200

/** Shorter queries find too much. */
const minQueryLength = 2

/** Limits the sections of one page, to leave room for others. */
const maxPerPage = 3
/** Sections that fit less well than this share of the best are left out. */
const worthShowing = 0.6
/** What says less of a query (share, by weight) is not about it. A word that stands nowhere weighs the most. */
const leastCoverage = 0.5

/** What covers all of a query, but for the error of a sum. */
const allCovered = 0.99

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

type SectionHit = Hit & { entry: SectionEntry }

/** How well a section fits a query. */
interface Fit {
  /** How exactly the query names it: a page by its name or by what it is asked, a heading, or what a section is asked. */
  exactness: number
  value: number
  score: number
}

const byFit = (one: Fit, other: Fit) =>
  other.exactness - one.exactness || other.value - one.value || other.score - one.score

/** On its page, the section whose heading says the query comes first. */
const byName = (one: { isNamed: boolean }, other: { isNamed: boolean }) =>
  Number(other.isNamed) - Number(one.isNamed)

/**
 * Returns the matching sections by page. The page or section that the query names exactly comes first. Of a question,
 * what fits it best follows, known questions included, as in the assistant; of keywords, what covers most of them in
 * its own words, headings before text, and known questions and synonyms decide if nothing does. Every search shows the
 * same results in the same order.
 * @param most the number of sections to show
 */
export function resultsOf(search: SiteSearch, query: string, most: number): Results {
  const isAsking = isQuestion(query)
  const weights = search.termWeights(query)
  const literalTerms = search.literalTerms(query)
  const fits = search
    .find(query)
    .filter(isSection)
    .filter(({ coverage }) => coverage >= leastCoverage)
    .map(fitOf)

  function fitOf({ entry, score, isExact, ...hit }: SectionHit) {
    const { page, section } = entry
    const excerpt = excerptOf(entry, weights, literalTerms)
    const said = termsIn([page.title, section.heading, excerpt.fullest].join(' '))
    const asked = sets(askedOf(entry)).flatMap((each) => [...each])
    const shareOf = (terms: string[]) => search.shareSaid(query, new Set(terms), 0)
    const isNamed = shareOf(termsIn(section.heading)) > allCovered
    const ofExact = isTop(entry) ? 3 : isNamed ? 2 : 1
    const exactness = isTopOf(entry, query) ? 4 : isExact ? ofExact : 0
    const value = isAsking ? score : rate(hit, shareOf(said), shareOf([...said, ...asked]))
    return { entry, excerpt, exactness, value, score, isNamed }
  }

  const bestValue = Math.max(
    0,
    ...fits.map(({ exactness, value }) => (isAsking && exactness > 0 ? 0 : value)),
  )
  const fitting = fits.filter(({ exactness, value }) => exactness > 0 || value >= bestValue * worthShowing)
  const ofPages = Map.groupBy(fitting.toSorted(byFit), ({ entry }) => entry.page)
  const best = new Map<SitePage, Fit>(
    [...ofPages].flatMap(([page, [first]]) => (first ? [[page, first]] : [])),
  )
  // A list has a row about another page: that page comes before the list, even if it lacks the words.
  for (const fit of fitting) {
    const { page, section } = fit.entry
    const top = search.sectionWith((each) => each.page !== page && isTopOf(each, section.heading))
    if (!top) continue
    const own = best.get(top.page)
    if (!own) ofPages.set(top.page, [{ ...fit, entry: top, excerpt: excerptOf(top, weights, literalTerms) }])
    const ahead = { ...fit, score: fit.score + 1 }
    if (!own || byFit(ahead, own) < 0) best.set(top.page, ahead)
  }
  const isNamed = (heading: string) => weightIn(heading, weights) > 0
  const candidates = [...ofPages]
    .sort(([one], [other]) => byFit(best.get(one) as Fit, best.get(other) as Fit))
    .flatMap(([, own]) =>
      withVisibleMatch(
        own.toSorted(byName).map(({ entry, excerpt, exactness }) => ({
          entry,
          isAsked: exactness > 0,
          section: sectionOf(entry, marked(excerpt.text, weights, literalTerms)),
        })),
        isNamed,
      ),
    )
  const sections = distinct(candidates, isNamed)
  const pages = new Map<string, Result>()
  for (const { entry, section } of sections.slice(0, most)) {
    const { path, title } = entry.page
    pages.set(path, { page: title, sections: [...(pages.get(path)?.sections ?? []), section] })
  }
  return { pages: [...pages.values()], total: sections.length }
}

interface Candidate {
  entry: SectionEntry
  /** Whether the query is one of its known questions, word for word. */
  isAsked: boolean
  section: FoundSection
}

/**
 * The sections of a page whose heading or excerpt shows a word of the query, and those that are asked it, or all of
 * them if there are none. A visitor does not see why a section was found if only the title of its page has the word.
 */
function withVisibleMatch(candidates: Candidate[], isNamed: (heading: string) => boolean): Candidate[] {
  const found = candidates.filter(
    ({ entry, isAsked, section }) =>
      isAsked ||
      isNamed(section.heading || entry.page.title) ||
      section.excerpt.some(({ isMatch }) => isMatch),
  )
  return found.length > 0 ? found : candidates
}

/**
 * Limits the sections of a page, and drops those that repeat an earlier sentence or matching heading, because
 * pages repeat what others are about.
 */
function distinct(candidates: Candidate[], isNamed: (heading: string) => boolean): Candidate[] {
  const texts = new Set<string>()
  const headings = new Set<string>()
  const ofPage = new Map<string, number>()
  return candidates.filter(({ entry, section }) => {
    const { path } = entry.page
    const text = section.excerpt.map(({ text }) => text).join('')
    const count = ofPage.get(path) ?? 0
    const heading = isNamed(section.heading) ? slugOf(section.heading) : ''
    if (count === maxPerPage || texts.has(text) || headings.has(heading)) return false
    texts.add(text)
    if (heading) headings.add(heading)
    ofPage.set(path, count + 1)
    return true
  })
}

/**
 * A title or heading counts more than text, and text more than known questions, which count more than synonyms.
 * @param together the share of the query that title, heading and best sentence say together
 * @param asked the share that they say with the known questions
 */
function rate(
  { textCoverage, titleCoverage, coverage }: Omit<Hit, 'entry' | 'score' | 'isExact'>,
  together: number,
  asked: number,
): number {
  const known = Math.max(asked, textCoverage)
  return (
    0.5 * (textCoverage + together + titleCoverage) +
    0.75 * (known - textCoverage) +
    0.35 * Math.max(0, coverage - known)
  )
}

/** Whether a query is more than keywords: it has a word of grammar. */
const isQuestion = (query: string) => allWordsIn(query).some((word) => withoutMeaning.has(word))

const isSection = (hit: Hit): hit is SectionHit => 'section' in hit.entry

/** Whether a section is the top of the page with this name: "Specimen: threat model" is a "threat model". */
const isTopOf = (section: SectionEntry, name: string) =>
  isTop(section) &&
  [section.page.path.split('/').at(-1) ?? '', section.page.title.replace(/^\w+: /, '')].some(
    (each) => joined(each) === joined(name),
  )

const isTop = ({ page, section }: SectionEntry) => section === page.sections[0]

const joined = (name: string) => slugOf(name).replaceAll('-', '')

function sectionOf({ page, section }: SectionEntry, excerpt: Piece[]): FoundSection {
  return {
    href: addressOf(page, section),
    heading: section.heading === page.title ? '' : section.heading,
    excerpt,
  }
}
