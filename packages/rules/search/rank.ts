import type { Variant } from './nearest.ts'
import type { Admission, Section, SitePage } from './siteIndex.ts'
import { allWordsIn, askedIn, termsIn, termsOfQuestion, withoutMeaning } from './terms.ts'

/** What a question can find: a section of a page, or the admission that there is none. */
type Entry = SectionEntry | { admission: Admission }

export interface SectionEntry {
  page: SitePage
  section: Section
}

export interface Hit {
  entry: Entry
  /** How well it fits. */
  score: number
  /** The share of the question's terms that it has, by their weight: 0 to 1. */
  coverage: number
  /** The terms of the question that it does not have. */
  missing: Set<string>
  /** The share of the question that its own words say, without those of questions and synonyms: 0 to 1. */
  textCoverage: number
  /** The same of its title and heading. */
  titleCoverage: number
  /** How many terms of the question one of its known questions has. */
  shared: number
  /** Whether it is one of its known questions, or its name, word for word. */
  isExact: boolean
}

export interface SiteSearch {
  /** What fits the question, best first. */
  find: (question: string) => Hit[]
  /** How much each term of a question says: the rarer on this site, the more. */
  termWeights: (question: string) => Map<string, number>
  /** The terms of a question as the site writes them, without their synonyms. */
  literalTerms: (question: string) => Set<string>
  /** Whether a question asks for what the section that fits it does not say. */
  isOffTopic: (found: Hit, question: string) => boolean
  /** The section of a page that has this heading. */
  sectionAt: (path: string, heading: string) => SectionEntry | undefined
}

/** Some entries, and how often which term stands in which: counted once, and asked often. */
export interface WordCounts {
  entries: Entry[]
  /** By term, the places of the entries that say it themselves, and whether their title or heading does. */
  mentions: Map<string, Map<number, boolean>>
  /** By term, the places of the entries that have it, and how much of it they have. */
  postings: Map<string, Map<number, number>>
  /** How many different terms each has. */
  lengths: number[]
  /** The terms of each of its questions. */
  knownQuestions: Set<string>[][]
  /** The terms of what it is called: by its heading and, where its page begins, by that too. */
  names: Set<string>[][]
}

/** What is known of the whole site, of which only some entries are at hand. */
export interface Statistics {
  /** How many entries and articles there are. */
  total: number
  /** How many different terms they have on average. */
  averageLength: number
  /** How many of them have the term. */
  countOf: (term: string) => number
  /** What stands for a term that none has. */
  variantsOf: (term: string, isBegun?: boolean) => Variant[]
  /** What visitors call by the same name. */
  synonymsOf: (term: string) => ReadonlySet<string>
  /** The terms of each question that visitors ask of an entry, and that it does not answer. */
  unsaidOf: (entry: Entry) => string[]
}

/** The usual constants of BM25, which hardly matter. */
const bm25 = { k: 2, b: 0.5 }

/** Of an admission and a section that fit about as well, the admission is the answer: a wrong quote does more harm. */
const admissionBoost = 1.2

/** What is asked for word for word comes before what has the same words in many questions. */
const exactBoost = 1.3

/** It has to be asked for by the question as a whole: what it leaves out costs it more than it costs a section. */
const admissionCoverage = 0.3

/** What a synonym is worth, compared with the word that was asked for. */
const synonymWeight = 0.4

export const entriesOf = (page: SitePage): Entry[] => page.sections.map((section) => ({ page, section }))

/** How much a term says where it stands. Constants of BM25 and weights of fields hardly matter (decision 08). */
const fieldWeights = { heading: 2, page: 1, text: 1, asked: 1.3 }

export function countWords(entries: Entry[]): WordCounts {
  const postings: WordCounts['postings'] = new Map()
  const mentions: WordCounts['mentions'] = new Map()
  const lengths = entries.map((entry, index) => {
    const fields = fieldsOf(entry)
    for (const field of ['heading', 'page', 'text', 'asked'] as const) {
      for (const term of fields[field]) {
        const frequencies = postings.get(term) ?? new Map<number, number>()
        postings.set(term, frequencies.set(index, (frequencies.get(index) ?? 0) + fieldWeights[field]))
        if (field === 'asked') continue
        const entriesWithTerm = mentions.get(term) ?? new Map<number, boolean>()
        mentions.set(term, entriesWithTerm.set(index, entriesWithTerm.get(index) || field !== 'text'))
      }
    }
    return new Set(Object.values(fields).flat()).size
  })
  const knownQuestions = entries.map((entry) => sets(askedOf(entry)))
  const names = entries.map((entry) => namesOf(entry).map((name) => new Set(termsIn(name))))
  return { entries, postings, mentions, lengths, knownQuestions, names }
}

/** How much a term says that so many of all have: the rarer, the more. */
export const rarity = (count: number, total: number) => Math.log(1 + (total - count + 0.5) / (count + 0.5))

/** Ranks entries by BM25 over the words of each, and by likeness to one of its questions. */
export function rankedSearch(counts: WordCounts[], statistics: Statistics): SiteSearch {
  const { total, averageLength, countOf, variantsOf, synonymsOf, unsaidOf } = statistics

  /** A term that is not known is taken for those that are written nearly so. */
  function lookUp(term: string): QueryTerm {
    const isKnown = countOf(term) > 0 || synonymsOf(term).size > 0
    const literal = isKnown ? [{ term, weight: 1 }] : variantsOf(term)
    const synonyms = literal.flatMap(({ term, weight }) =>
      [...synonymsOf(term)].map((synonym) => ({ term: synonym, weight: weight * synonymWeight })),
    )
    const variants = [...literal, ...synonyms]
    const countAll = (variants: Variant[]) =>
      variants.reduce((sum, variant) => sum + countOf(variant.term), 0)
    // A term that is not found at all weighs most: it is what is asked about, and not here.
    return { term, literal, variants, weight: rarity(countAll(literal) || countAll(synonyms), total) }
  }

  /** A message, its parts and its quotes ask for the same terms. */
  const cache = new Map<string, QueryTerm>()
  function lookUpOnce(term: string): QueryTerm {
    const queryTerm = cache.get(term) ?? lookUp(term)
    cache.set(term, queryTerm)
    return queryTerm
  }

  /** Without those that are words of grammar but for a slip. */
  function lookUpAll(question: string): QueryTerm[] {
    const compounds = compoundsIn(question).filter(({ compound }) => countOf(compound) > 0)
    return [...new Set(termsOfQuestion(question))]
      .map(lookUpOnce)
      .filter(({ variants }) => !variants.some(({ term }) => withoutMeaning.has(term)))
      .map((one) => {
        const joined = compounds.filter(({ parts }) => parts.includes(one.term))
        const more = joined.map(({ compound }) => ({ term: compound, weight: 1 }))
        return { ...one, written: [...one.literal, ...more], variants: [...one.variants, ...more] }
      })
  }

  function find(question: string): Hit[] {
    const terms = lookUpAll(question)
    const weights = weightsOf(terms)
    const whole = terms.reduce((sum, { weight }) => sum + weight, 0)
    return counts
      .flatMap((each) => findIn(each, terms, weights, whole))
      .map((one) => ('admission' in one.entry ? { ...one, score: admissionScore(one) } : one))
      .map((one) => (one.isExact ? { ...one, score: one.score * exactBoost } : one))
      .filter((one, _, all) => 'section' in one.entry || isAskedAsAWhole(one, terms, all))
      .sort((one, other) =>
        // A synonym never wins over a single word that was asked for.
        terms.length === 1 && one.textCoverage !== other.textCoverage
          ? other.textCoverage - one.textCoverage
          : other.score - one.score,
      )
  }

  const admissionScore = ({ score, coverage }: Hit) => score * admissionBoost * coverage ** admissionCoverage

  /** One word that it shares is not what a question asks, and a single word asks for what the site says of it. */
  const isAskedAsAWhole = ({ isExact, shared }: Hit, terms: QueryTerm[], all: Hit[]) =>
    isExact || (terms.length > 1 ? shared > 1 : all.every(({ textCoverage }) => textCoverage === 0))

  function findIn(counts: WordCounts, terms: QueryTerm[], weights: Map<string, number>, whole: number) {
    const hits = new Map<number, Hit>()
    for (const { term, literal, variants, weight } of terms) {
      for (const [index, frequency] of frequenciesOf(variants, counts)) {
        const one = hits.get(index) ?? begin(counts, index, weights, terms)
        const inTitles = literal.map((variant) => counts.mentions.get(variant.term)?.get(index))
        if (inTitles.some((isNamed) => isNamed !== undefined)) one.textCoverage += weight / whole
        if (inTitles.some(Boolean)) one.titleCoverage += weight / whole
        one.score += weight * saturate(frequency, counts.lengths[index] ?? 0)
        one.coverage += weight / whole
        one.missing.delete(term)
        hits.set(index, one)
      }
    }
    return [...hits.values()]
  }

  /** What BM25 makes of how often a term stands in an entry: more says more, but ever less. */
  function saturate(frequency: number, length: number): number {
    const half = bm25.k * (1 - bm25.b + (bm25.b * length) / averageLength)
    return (frequency * (bm25.k + 1)) / (frequency + half)
  }

  const sections = () => counts.flatMap(({ entries }) => entries).filter((entry) => 'section' in entry)
  return {
    find,
    isOffTopic({ entry, missing }, question) {
      const unsaid = sets(unsaidOf(entry))
      const terms = new Set([...askedIn(question), ...unsaid.flatMap((each) => [...each])])
      const weights = weightsOf(lookUpAll(question))
      return (
        !terms.isDisjointFrom(missing) ||
        likenessTo(unsaid, weights) * admissionBoost > likenessTo(sets(askedOf(entry)), weights)
      )
    },
    termWeights: (question) => weightsOf(lookUpAll(question)),
    literalTerms: (question) =>
      new Set(lookUpAll(question).flatMap(({ literal }) => literal.map(({ term }) => term))),
    sectionAt: (path, heading) =>
      sections().find(({ page, section }) => page.path === path && section.heading === heading),
  }
}

interface QueryTerm {
  term: string
  /** As the site writes it. */
  literal: Variant[]
  /** What finds it. */
  variants: Variant[]
  weight: number
}

/** How often something that finds a term stands in which entry. */
function frequenciesOf(variants: Variant[], { postings }: WordCounts): Map<number, number> {
  const frequencies = new Map<number, number>()
  for (const { term, weight } of variants) {
    for (const [index, frequency] of postings.get(term) ?? [])
      frequencies.set(index, (frequencies.get(index) ?? 0) + frequency * weight)
  }
  return frequencies
}

function begin(
  { entries, knownQuestions, names }: WordCounts,
  index: number,
  weights: Map<string, number>,
  terms: QueryTerm[],
): Hit {
  return {
    entry: entries[index] as Entry,
    score: likenessTo(
      [...(knownQuestions[index] ?? []), ...(names[index] ?? []).filter(({ size }) => size > 1)],
      weights,
    ),
    coverage: 0,
    missing: new Set(terms.map(({ term }) => term)),
    textCoverage: 0,
    titleCoverage: 0,
    shared: Math.max(0, ...(knownQuestions[index] ?? []).map((question) => sharedBy(question, terms))),
    isExact: [...(knownQuestions[index] ?? []), ...(names[index] ?? [])].some((question) =>
      isSame(question, terms),
    ),
  }
}

/** "How big" is one word that both have. */
const sharedBy = (question: Set<string>, terms: QueryTerm[]) =>
  terms.filter(({ term, variants }) => !term.includes('-') && variants.some(({ term }) => question.has(term)))
    .length

const isSame = (question: Set<string>, terms: QueryTerm[]) =>
  terms.length > 0 &&
  terms.every(({ literal }) => literal.some(({ term }) => question.has(term))) &&
  [...question].every((word) => terms.some(({ literal }) => literal.some(({ term }) => term === word)))

/** How much each term says, and what stands for it; what is asked for itself says all of it. */
function weightsOf(terms: QueryTerm[]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const { term, variants, weight } of terms) {
    for (const each of [{ term, weight: 1 }, ...variants])
      weights.set(each.term, Math.max(weights.get(each.term) ?? 0, weight * each.weight))
  }
  return weights
}

/** How like the question is to the likest of those: the weight of the terms that both have, times the square of their share. */
function likenessTo(questions: Set<string>[], weights: Map<string, number>): number {
  let most = 0
  for (const terms of questions) {
    const shared = [...terms].flatMap((term) => weights.get(term) ?? [])
    const weight = shared.reduce((sum, each) => sum + each, 0)
    most = Math.max(most, weight * (shared.length / terms.size) ** 2)
  }
  return most
}

/** What two words are where the site writes them as one: "cyber security". */
function compoundsIn(question: string): { compound: string; parts: string[] }[] {
  const words = allWordsIn(question)
  return words.slice(1).flatMap((word, index) => {
    const before = words[index] ?? ''
    return termsIn(before + word).map((compound) => ({ compound, parts: termsIn(`${before} ${word}`) }))
  })
}

const sets = (questions: string[]) => questions.map((question) => new Set(question.split(' ')))

const askedOf = (entry: Entry): string[] =>
  ('admission' in entry ? entry.admission.asked : entry.section.asked) ?? []

function namesOf(entry: Entry): string[] {
  if ('admission' in entry) return []
  const { page, section } = entry
  return [section.heading, ...(section === page.sections[0] ? [page.title] : [])].filter(Boolean)
}

/** The terms of an entry by where they stand. */
function fieldsOf(entry: Entry): Record<keyof typeof fieldWeights, string[]> {
  const questions = askedOf(entry).flatMap((question) => question.split(' '))
  if ('admission' in entry) return { heading: [], page: [], text: [], asked: questions }
  const { page, section } = entry
  const text = section.blocks.flatMap(({ label = '', sentences }) => [label, ...sentences])
  return {
    heading: termsIn(section.heading),
    page: termsIn(page.title),
    text: termsIn([section.context, ...text].join(' ').replaceAll(address, ' ')),
    asked: questions,
  }
}

/** "hello@…" greets nobody. */
const address = /\S+@\S+/g

/** What an entry is found by. */
export const termsOf = (entry: Entry): string[] => Object.values(fieldsOf(entry)).flat()
