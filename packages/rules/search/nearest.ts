import { stemmer } from 'stemmer'

/** A word that stands in for one that the site does not use. */
export interface Variant {
  term: string
  /** Its weight, relative to the original word. */
  weight: number
}

/** The weight of a word that may still be incomplete, relative to a complete one. */
const begunWeight = 0.45

/** Shorter prefixes match too many words. */
const minPrefixLength = 3

/** A shorter word has hardly an ending that its stem goes without. */
const minEndingLength = 8

/**
 * Returns the stems that a term would have without two swapped letters or one too many. A slip in an ending keeps it from
 * being cut: "cybersecuirty" has many letters more than the stem of "cybersecurity".
 */
function stemsWithoutSlip(term: string): Set<string> {
  const places = [...term].map((_, index) => [term.slice(0, index), term.slice(index)] as const)
  return new Set(
    places.flatMap(([start, [first = '', second = '', ...rest]]) =>
      [`${second}${first}`, second].map((each) => stemmer(`${start}${each}${rest.join('')}`)),
    ),
  )
}

/** Returns how many letters may be wrong: short words have too many neighbors, and each number is another. */
const slipsIn = (term: string) => (term.length < 3 || /\d/.test(term) ? 0 : term.length < 8 ? 1 : 2)

/** What a wrong letter counts: in a short word it makes another word, "seo" no misspelled "see". */
const wrongLetter = (term: string) => (term.length < 5 ? 2 : 1)

/**
 * Returns the words of a vocabulary that are closest in spelling to the term. Only words with the same first
 * letter count, because hardly anyone mistypes it.
 * @param isBegun whether the term may be incomplete: then words that begin with it count too
 */
export function nearest(term: string, vocabulary: Iterable<string>, isBegun = false): Variant[] {
  let least = slipsIn(term)
  let variants: Variant[] = []
  const begun: Variant[] = []
  for (const word of vocabulary) {
    if (word[0] !== term[0]) continue
    if (isBegun && term.length >= minPrefixLength && word.startsWith(term))
      begun.push({ term: word, weight: begunWeight })
    const distance = editDistance(term, word, least)
    if (distance < least) variants = []
    if (distance <= least) variants.push({ term: word, weight: 1 })
    least = Math.min(least, distance)
  }
  if (variants.length === 0 && term.length >= minEndingLength) {
    const stems = stemsWithoutSlip(term)
    for (const word of vocabulary) if (stems.has(word)) variants.push({ term: word, weight: 1 })
  }
  return [...variants, ...begun.sort((one, other) => one.term.length - other.term.length)]
}

/**
 * Returns how many letters are wrong, missing, extra or swapped with the next; beyond `most`, any larger
 * number.
 */
function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next[column] = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : wrongLetter(one)),
        isSwapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...next) > most) return most + 1
    ;[before, last] = [last, next]
  }
  return at(last, other.length)
}

const at = (row: number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY
