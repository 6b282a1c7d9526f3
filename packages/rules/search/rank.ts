import { askedOf, type Entry, likenessTo, type SectionEntry, sets, type WordCounts } from './counts.ts'
import { type QueryTerm, type Statistics, termLookUp } from './lookUp.ts'
import type { Variant } from './nearest.ts'
import { askedIn, isWord } from './terms.ts'

export interface Hit {
  entry: Entry
  /** How well it fits the question. */
  score: number
  /** The share of the question's terms that it has, by weight: 0 to 1. */
  coverage: number
  /** The terms of the question that it lacks. */
  missing: Set<string>
  /** The share of the question that its own words cover, without known questions and synonyms: 0 to 1. */
  textCoverage: number
  /** The share that its title and heading cover: 0 to 1. */
  titleCoverage: number
  /** The most terms that the question has in common with one of its known questions. */
  shared: number
  /** Whether the question is one of its known questions, or its name, word for word. */
  isExact: boolean
}

export interface SiteSearch {
  /** Returns what fits the question, best first. */
  find: (question: string) => Hit[]
  /** Returns how much each term of a question says: the rarer on this site, the more. */
  termWeights: (question: string) => Map<string, number>
  /** Returns the terms of a question as the site spells them, without synonyms. */
  literalTerms: (question: string) => Set<string>
  /** Returns the share of a question's weight that the terms say (0 to 1). A synonym counts for a part of it. */
  shareSaid: (question: string, terms: ReadonlySet<string>, bySynonym?: number) => number
  /** Returns the log odds that the site does not answer a question: the mean of its terms. */
  oddsOf: (question: string) => number
  /** Whether a question asks for something that the section found for it does not say. */
  isOffTopic: (found: Hit, question: string) => boolean
  /** Returns the section with this property. */
  sectionWith: (property: (entry: SectionEntry) => boolean) => SectionEntry | undefined
}

/** The usual constants of BM25, which make little difference. */
const bm25 = { k: 2, b: 0.5 }

/**
 * If an admission and a section fit about equally well, the admission wins, because a wrong quote does more
 * harm.
 */
const admissionBoost = 1.2

/** An exact match outranks an entry that has the same words in many questions. */
const exactBoost = 1.3

/** What introduces a page says a little of everything on it. */
const introductionWeight = 0.8

/**
 * An admission must match the question as a whole, so missing terms cost it more than they cost a section.
 */
const admissionCoverage = 0.3

/** What an admission is asked for has this share of a question's terms, in one known question. */
const leastShared = 1 / 3

/** The share of a word that a synonym says, where a quote lacks the word itself. */
const synonymShare = 0.6

/** Ranks entries by BM25 over their words, and by similarity to one of their known questions. */
export function rankedSearch(counts: WordCounts[], statistics: Statistics): SiteSearch {
  const { averageLength, unsaidOf, oddsOf } = statistics

  const lookUpAll = termLookUp(statistics)

  function find(question: string): Hit[] {
    const terms = lookUpAll(question)
    const weights = weightsOf(terms)
    const whole = terms.reduce((sum, { term, weight }) => (isWord(term) ? sum + weight : sum), 0) || 1
    return counts
      .flatMap((each) => findIn(each, terms, weights, whole))
      .map((one) => ({ ...one, score: one.score * weightOf(one) }))
      .filter((one, _, all) => 'section' in one.entry || isAskedAsAWhole(one, terms, all))
      .sort((one, other) =>
        // For a single word, a synonym never outranks the word itself.
        terms.length === 1 && ownCoverage(one) !== ownCoverage(other)
          ? ownCoverage(other) - ownCoverage(one)
          : other.score - one.score,
      )
  }

  /** A known question of a section, word for word, is as good as its own words: "Are you hiring?" */
  const ownCoverage = ({ entry, isExact, textCoverage }: Hit) =>
    isExact && 'section' in entry ? 1 : textCoverage

  function weightOf({ entry, coverage, isExact }: Hit): number {
    if ('admission' in entry)
      return (isExact ? exactBoost : 1) * admissionBoost * coverage ** admissionCoverage
    if (isExact) return exactBoost
    return entry.section === entry.page.sections[0] ? introductionWeight : 1
  }

  /**
   * Sharing one word of a longer question is not enough, nor a few of a long one, and a single word asks for what the site says
   * about it.
   */
  const isAskedAsAWhole = ({ isExact, shared }: Hit, terms: QueryTerm[], all: Hit[]) =>
    isExact ||
    (terms.length > 1
      ? shared > 1 && shared >= terms.length * leastShared
      : all.every(({ textCoverage }) => textCoverage === 0))

  function findIn(counts: WordCounts, terms: QueryTerm[], weights: Map<string, number>, whole: number) {
    const hits = new Map<number, Hit>()
    for (const { term, literal, variants, weight } of terms) {
      for (const [index, frequency] of frequenciesOf(variants, counts)) {
        const one = hits.get(index) ?? begin(counts, index, weights, terms)
        const inTitles = literal.map((variant) => counts.mentions.get(variant.term)?.get(index))
        if (inTitles.some((isNamed) => isNamed !== undefined)) one.textCoverage += weight / whole
        if (inTitles.some(Boolean)) one.titleCoverage += weight / whole
        one.score += weight * saturate(frequency, counts.lengths[index] ?? 0)
        if (isWord(term)) one.coverage += weight / whole
        one.missing.delete(term)
        hits.set(index, one)
      }
    }
    return [...hits.values()]
  }

  /** The saturation of BM25: more occurrences say more, but ever less so. */
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
    oddsOf(question) {
      const odds = lookUpAll(question).map(({ term, literal }) =>
        // A misspelled word is as likely as what it stands for.
        Math.min(oddsOf(term), ...literal.map((variant) => oddsOf(variant.term))),
      )
      return odds.reduce((sum, each) => sum + each, 0) / Math.max(1, odds.length)
    },
    shareSaid(question, said, bySynonym = synonymShare) {
      const terms = lookUpAll(question).filter(({ term }) => isWord(term))
      const shares = terms.map(({ literal, variants, weight }) => {
        if (literal.some(({ term }) => said.has(term))) return weight
        return variants.some(({ term }) => said.has(term)) ? weight * bySynonym : 0
      })
      const sum = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0)
      return sum(shares) / (sum(terms.map(({ weight }) => weight)) || 1)
    },
    termWeights: (question) => weightsOf(lookUpAll(question)),
    literalTerms: (question) =>
      new Set(lookUpAll(question).flatMap(({ literal }) => literal.map(({ term }) => term))),
    sectionWith: (property) => sections().find(property),
  }
}

/** Returns how often any variant occurs in each entry. */
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

/** Counts "how big" as one shared word, not two. */
const sharedBy = (question: Set<string>, terms: QueryTerm[]) =>
  terms.filter(({ term, variants }) => isWord(term) && variants.some(({ term }) => question.has(term))).length

const isSame = (question: Set<string>, terms: QueryTerm[]) =>
  terms.length > 0 &&
  terms.every(({ literal }) => literal.some(({ term }) => question.has(term))) &&
  [...question].every((word) => terms.some(({ literal }) => literal.some(({ term }) => term === word)))

/** Returns the weight of each term and its variants; the term itself has full weight. */
function weightsOf(terms: QueryTerm[]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const { term, variants, weight } of terms) {
    for (const each of [{ term, weight: 1 }, ...variants])
      weights.set(each.term, Math.max(weights.get(each.term) ?? 0, weight * each.weight))
  }
  return weights
}
