import MiniSearch from 'minisearch'
import type { Admission, Section, SiteIndex, SitePage } from './siteIndex.ts'
import { termsIn } from './terms.ts'

/** What a question can find: a section of a page, or the admission that there is none. */
export type Entry = Place | { admission: Admission }

export interface Place {
  page: SitePage
  section: Section
}

export interface Found {
  entry: Entry
  /** How well it fits. */
  score: number
  /** The share of the question's terms that it has, by their weight: 0 to 1. */
  coverage: number
}

export interface SiteSearch {
  /** What fits the question, best first. */
  find: (question: string) => Found[]
  /** How much each term of a question says: the rarer on this site, the more. */
  weigh: (question: string) => Map<string, number>
  /** The section of a page that has this heading. */
  place: (path: string, heading: string) => Place | undefined
}

/** The usual constants of BM25, which hardly matter. */
const bm25 = { k: 2, b: 0.5, d: 0 }

/** Of an admission and a section that fit about as well, the admission is the answer: a wrong quote does more harm. */
const admissionBoost = 1.3

/** Makes the index in the browser, so that only the texts travel, and bit by bit, so that the page answers meanwhile. */
export async function openSite({ pages, admissions }: SiteIndex): Promise<SiteSearch> {
  const places = pages.flatMap((page) => page.sections.map((section) => ({ page, section })))
  const entries: Entry[] = [...places, ...admissions.map((admission) => ({ admission }))]
  const known = entries.map((entry) => askedOf(entry).map((question) => new Set(termsIn(question))))
  const index = new MiniSearch({
    fields: ['words'],
    tokenize: termsIn,
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], bm25 },
  })
  await index.addAllAsync(entries.map((entry, id) => ({ id, words: wordsOf(entry) })))

  /** A term that the site does not have is taken for those that are written nearly so. */
  function lookUp(term: string) {
    const exact = index.search(term)
    const results = exact.length > 0 ? exact : index.search(term, { fuzzy: term.length > 4 ? 0.2 : false })
    // A term that is not found at all weighs most: it is what is asked about, and not here.
    const weight = Math.log(1 + (entries.length - results.length + 0.5) / (results.length + 0.5))
    return { weight, results, written: new Set([term, ...results.flatMap(({ terms }) => terms)]) }
  }

  const lookUpAll = (question: string) => [...new Set(termsIn(question))].map(lookUp)

  /** BM25 over the words of each entry, and likeness to one of its questions. */
  function find(question: string): Found[] {
    const terms = lookUpAll(question)
    const weights = weightsOf(terms)
    const whole = terms.reduce((sum, { weight }) => sum + weight, 0)
    const found = new Map<number, Found>()
    for (const { weight, results } of terms) {
      for (const { id, score } of results) {
        const entry = entries[id]
        if (!entry) continue
        const so = found.get(id) ?? { entry, score: likenessTo(known[id] ?? [], weights), coverage: 0 }
        found.set(id, { entry, score: so.score + score, coverage: so.coverage + weight / whole })
      }
    }
    return [...found.values()]
      .map((one) => ('admission' in one.entry ? { ...one, score: one.score * admissionBoost } : one))
      .sort((one, other) => other.score - one.score)
  }

  return {
    find,
    weigh: (question) => weightsOf(lookUpAll(question)),
    place: (path, heading) =>
      places.find(({ page, section }) => page.path === path && section.heading === heading),
  }
}

function weightsOf(terms: { written: Set<string>; weight: number }[]): Map<string, number> {
  return new Map(terms.flatMap(({ written, weight }) => [...written].map((term) => [term, weight])))
}

/** How like the question is to the likest of those: the weight of the terms that both have, times their share of it. */
function likenessTo(questions: Set<string>[], weights: Map<string, number>): number {
  let most = 0
  for (const terms of questions) {
    const shared = [...terms].flatMap((term) => weights.get(term) ?? [])
    const weight = shared.reduce((sum, each) => sum + each, 0)
    most = Math.max(most, (weight * shared.length) / terms.size)
  }
  return most
}

const askedOf = (entry: Entry): string[] =>
  ('admission' in entry ? entry.admission.asked : entry.section.asked) ?? []

function wordsOf(entry: Entry): string {
  const asked = askedOf(entry)
  if ('admission' in entry) return asked.join(' ')
  const { page, section } = entry
  const text = section.blocks.flatMap(({ label = '', sentences }) => [label, ...sentences])
  return [page.title, section.heading, section.context, ...asked, ...text].join(' ')
}
