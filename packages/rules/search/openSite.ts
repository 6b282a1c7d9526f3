import { ownValue } from '../ownValue.ts'
import { articleSearch, type Listing, type ReadFile } from './articleSearch.ts'
import { countWords, entriesOf, sets, type WordCounts } from './counts.ts'
import { rarity, type Statistics } from './lookUp.ts'
import { nearest, type Variant } from './nearest.ts'
import { oddsOfTerms } from './odds.ts'
import { passagesOf } from './passages.ts'
import { rankedSearch, type SiteSearch } from './rank.ts'
import { type AssistantIndex, assistantPath, type SiteIndex, type SitePage } from './siteIndex.ts'
import { compoundsIn, termsIn, withoutMeaning } from './terms.ts'

export interface Site {
  /** Searches pages only, which needs no fetch. */
  pages: SiteSearch
  /** Fetches the newest articles and the admissions. The requests are the same whatever is asked. */
  assistant: () => Promise<SiteSearch>
  /**
   * Fetches the articles about a question, whose last word may be incomplete.
   * @returns the search over all pages and the best articles
   */
  gather: (question: string) => Promise<SiteSearch>
}

/** Limits for one question, so that it fetches at most 100 KB however many articles there are. */
const most = { terms: 6, unknown: 2, variants: 2, articles: 5 }

const pause = () => new Promise((resolve) => setTimeout(resolve))

/** What is known at the start; the edge counts it once for all requests. */
export interface CountedSite {
  pages: WordCounts[]
  ofPages: Statistics
  synonyms: Map<string, Set<string>>
  articles: SiteIndex['articles']
}

export async function openSite(index: SiteIndex, read: ReadFile): Promise<Site> {
  return searchSite(await countSite(index), read)
}

/** Counts the words of all pages, one page at a time so that other work gets its turn. */
export async function countSite(index: SiteIndex): Promise<CountedSite> {
  const pages: WordCounts[] = []
  for (const page of index.pages) {
    pages.push(countWords(entriesOf(page)))
    await pause()
  }
  const synonyms = synonymsIn(index.synonyms)
  return { pages, ofPages: statisticsOf(pages, synonyms), synonyms, articles: index.articles }
}

export function searchSite({ pages, ofPages, synonyms, articles: shape }: CountedSite, read: ReadFile): Site {
  const total = ofPages.total + shape.count
  const articles = articleSearch(shape.shards, read)

  /** Finds similarly spelled words of articles and of pages for terms that the site does not have. */
  async function variantsOf(unknown: string[], begun: string | undefined) {
    // Starts with the last word, which the visitor may still be typing.
    const uncached = unknown.toReversed().slice(0, most.unknown)
    const inArticles = uncached.map(async (term) => {
      const variants = await articles.nearest(term, term === begun)
      return [term, variants.slice(0, most.variants)] as const
    })
    const inPages = unknown.map((term) => [term, ofPages.variantsOf(term, term === begun)] as const)
    return { inArticles: new Map(await Promise.all(inArticles)), inPages: new Map(inPages) }
  }

  return {
    pages: rankedSearch(pages, ofPages),
    async assistant() {
      const { admissions, questions, unanswered, specimens, articles } = (await read(
        assistantPath,
      )) as AssistantIndex
      const whole = new Set(specimens.map(({ path }) => path))
      const others: WordCounts[] = []
      for (const [entry] of pages.map(({ entries }) => entries)) {
        if (!entry || !('page' in entry) || whole.has(entry.page.path)) continue
        others.push(countWords(entriesOf(withQuestions(entry.page, questions[entry.page.path]))))
        await pause()
      }
      for (const entries of [...articles.map(entriesOf), admissions.map((admission) => ({ admission }))])
        others.push(countWords(entries))
      // How rare a word is does not depend on how many passages a section has.
      const statistics = statisticsOf(
        [...others, ...specimens.map(entriesOf).map(countWords)],
        synonyms,
        unanswered,
      )
      const passages = specimens.map((page) =>
        page.sections.flatMap(passagesOf).map((section) => ({ page, section })),
      )
      return rankedSearch([...others, ...passages.map(countWords)], statistics)
    },
    async gather(question) {
      const terms = [...new Set(termsIn(question))]
      // Rare terms say the most.
      const rarest = terms.toSorted((one, other) => ofPages.countOf(one) - ofPages.countOf(other))
      const listings = await articles.listings(rarest.slice(0, most.terms))
      const countOf = (term: string) => ofPages.countOf(term) + (listings.get(term)?.count ?? 0)
      const compounds = compoundsIn(question)
        .filter(({ parts }) => parts.some((part) => countOf(part) === 0))
        .map(({ compound }) => compound)
      const unknown = [...compounds, ...terms].filter((term) => countOf(term) === 0)
      const { inArticles, inPages } = await variantsOf(unknown, terms.at(-1))
      const variants = [...inArticles.values()].flat()
      for (const [term, listing] of await articles.listings(variants.map(({ term }) => term)))
        listings.set(term, listing)
      const weights = new Map(variants.map(({ term, weight }) => [term, weight]))
      const weightOf = (term: string) => rarity(countOf(term), total) * (weights.get(term) ?? 1)
      const found = await articles.counts(bestArticles(listings, weightOf))
      // A specimen in full replaces what the index of all pages has of it.
      const paths = new Set(found.map(pathOf))
      return rankedSearch([...pages.filter((each) => !paths.has(pathOf(each))), ...found], {
        ...ofPages,
        total,
        countOf,
        variantsOf: (term) => unique([...(inArticles.get(term) ?? []), ...(inPages.get(term) ?? [])]),
      })
    },
  }
}

function withQuestions(page: SitePage, questions: Record<string, string[]> = {}): SitePage {
  const sections = page.sections.map((section) => {
    const more = ownValue(questions, section.heading)
    return more ? { ...section, asked: [...(section.asked ?? []), ...more] } : section
  })
  return { ...page, sections }
}

const pathOf = ({ entries: [entry] }: WordCounts) => entry && 'page' in entry && entry.page.path

/**
 * Derives the statistics from entries. The vocabulary includes words of grammar, because they can be
 * misspelled too.
 */
function statisticsOf(
  counts: WordCounts[],
  synonyms: Map<string, Set<string>>,
  unanswered: AssistantIndex['unanswered'] = {},
): Statistics {
  const lengths = counts.flatMap((each) => each.lengths)
  const having = new Map<string, number>()
  for (const [term, frequencies] of counts.flatMap(({ postings }) => [...postings]))
    having.set(term, (having.get(term) ?? 0) + frequencies.size)
  const open = sets(
    Object.values(unanswered)
      .flatMap(Object.values<string[]>)
      .flat(),
  )
  const vocabulary = new Set([...having.keys(), ...synonyms.keys(), ...withoutMeaning])
  for (const term of open.flatMap((terms) => [...terms])) vocabulary.add(term)
  return {
    total: lengths.length,
    averageLength: lengths.reduce((sum, length) => sum + length, 0) / lengths.length,
    countOf: (term) => having.get(term) ?? 0,
    variantsOf: (term, isBegun) => nearest(term, vocabulary, isBegun),
    synonymsOf: (term) => synonyms.get(term) ?? new Set(),
    oddsOf: oddsOfTerms(counts, open),
    unsaidOf: (entry) =>
      'page' in entry
        ? [
            ...(unanswered['*']?.['*'] ?? []),
            ...(ownValue(unanswered[entry.page.path] ?? {}, entry.section.heading) ?? []),
          ]
        : [],
  }
}

/** Maps each term to the other terms of its groups. */
function synonymsIn(groups: string[]): Map<string, Set<string>> {
  const synonyms = new Map<string, Set<string>>()
  for (const terms of groups.map((group) => group.split(' '))) {
    for (const term of terms) {
      const others = terms.filter((other) => other !== term)
      synonyms.set(term, new Set([...(synonyms.get(term) ?? []), ...others]))
    }
  }
  return synonyms
}

function unique(variants: Variant[]): Variant[] {
  return [...new Map(variants.map((variant) => [variant.term, variant])).values()]
}

/** Returns the ids of the best articles. */
function bestArticles(listings: Map<string, Listing>, weightOf: (term: string) => number): number[] {
  const scores = new Map<number, number>()
  for (const [term, { weights }] of listings) {
    for (const [id, weight] of weights) scores.set(id, (scores.get(id) ?? 0) + weight * weightOf(term))
  }
  const best = [...scores].sort(([, one], [, other]) => other - one)
  return best.slice(0, most.articles).map(([id]) => id)
}
