import type { Entry } from './counts.ts'
import type { Variant } from './nearest.ts'
import { compoundsIn, termsOfQuestion, withoutMeaning } from './terms.ts'

/** Statistics of the whole site, of which only some entries are loaded. */
export interface Statistics {
  /** The number of entries and articles. */
  total: number
  /** The average number of different terms. */
  averageLength: number
  /** Returns how many of them have the term. */
  countOf: (term: string) => number
  /** Returns what stands in for a term that none of them has. */
  variantsOf: (term: string, isBegun?: boolean) => Variant[]
  /** Returns the words that visitors use for the same thing. */
  synonymsOf: (term: string) => ReadonlySet<string>
  /** Returns the log odds that the site does not answer a question with this term. */
  oddsOf: (term: string) => number
  /** Returns the terms of each question that visitors ask about an entry but that it does not answer. */
  unsaidOf: (entry: Entry) => string[]
}

/** A term of a question, and what stands for it on the site. */
export interface QueryTerm {
  term: string
  /** The term as the site spells it. */
  literal: Variant[]
  /** All terms that match it. */
  variants: Variant[]
  weight: number
}

/** The weight of a synonym, relative to the word that was asked for. */
const synonymWeight = 0.4

/** How many entries an unknown term is taken to have: many are only figures of speech. */
const assumedCount = 2

/** Returns the weight of a term that `count` of `total` entries have: the rarer, the higher. */
export const rarity = (count: number, total: number) => Math.log(1 + (total - count + 0.5) / (count + 0.5))

/** Returns a function that looks up a question's terms, except those that are just misspelled words of grammar. */
export function termLookUp(statistics: Statistics): (question: string) => QueryTerm[] {
  const { total, countOf, variantsOf } = statistics

  /** Looks up a term. An unknown one is replaced by what visitors use for it, or else by similarly spelled ones. */
  function lookUp(term: string): QueryTerm {
    // "How quick" asks what "how fast" does.
    const synonymsOf = (term: string) =>
      [...statistics.synonymsOf(term.replace('how-', ''))].map((each) => term.replace(/[^-]+$/, each))
    const words = countOf(term) > 0 ? [term] : synonymsOf(term).filter((each) => countOf(each) > 0)
    const literal = words.length > 0 ? words.map((each) => ({ term: each, weight: 1 })) : variantsOf(term)
    const synonyms = literal.flatMap(({ term, weight }) =>
      synonymsOf(term).map((synonym) => ({ term: synonym, weight: weight * synonymWeight })),
    )
    const variants = [...literal, ...synonyms]
    const countAll = (variants: Variant[]) =>
      variants.reduce((sum, variant) => sum + countOf(variant.term), 0)
    // A term that is not found weighs much, because it may be what the question is about and the site does not
    // have it.
    return {
      term,
      literal,
      variants,
      weight: rarity(countAll(literal) || countAll(synonyms) || assumedCount, total),
    }
  }

  /** Returns a compound as the site spells it: "cyber securty" is a misspelled "cybersecurity". */
  function spelled(compound: string, parts: string[]): string[] {
    if (countOf(compound) > 0) return [compound]
    return parts.some((part) => countOf(part) === 0) ? variantsOf(compound).map(({ term }) => term) : []
  }

  /** A message, its parts and its quotes look up the same terms. */
  const cache = new Map<string, QueryTerm>()
  function lookUpOnce(term: string): QueryTerm {
    const queryTerm = cache.get(term) ?? lookUp(term)
    cache.set(term, queryTerm)
    return queryTerm
  }

  return (question) => {
    const compounds = compoundsIn(question).flatMap(({ compound, parts }) =>
      spelled(compound, parts).map((each) => ({ compound: each, parts })),
    )
    return [...new Set(termsOfQuestion(question))]
      .map(lookUpOnce)
      .filter(({ term, variants }) => !variants.some((each) => isGrammar(term, each.term)))
      .map((one) => {
        const joined = compounds.filter(({ parts }) => parts.includes(one.term))
        const more = joined.map(({ compound }) => ({ term: compound, weight: 1 }))
        return { ...one, literal: [...one.literal, ...more], variants: [...one.variants, ...more] }
      })
  }
}

/** Of three letters only swapped ones are a slip: "wed" and "UDP" are no misspelled "we" and "up". */
const isGrammar = (term: string, word: string) =>
  withoutMeaning.has(word) && (term.length > 3 || lettersOf(term) === lettersOf(word))

const lettersOf = (word: string) => [...word].sort().join('')
