/** A word that stands for one that the site does not have. */
export interface Variant {
  term: string
  /** How much it says, compared with the word itself. */
  weight: number
}

/** What a word is worth that somebody may be typing, compared with one that is typed to its end. */
const begunWeight = 0.45

/** Fewer letters begin too many words. */
const minPrefixLength = 3

/** How many letters may be wrong: short words have too many neighbors. */
const slipsIn = ({ length }: string) => (length < 3 ? 0 : length < 8 ? 1 : 2)

/**
 * The words of a vocabulary that are written most nearly as the term. Hardly anybody mistypes the first letter.
 * @param isBegun whether somebody may still be typing it: then those that begin with it, too
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
  return [...variants, ...begun.sort((one, other) => one.term.length - other.term.length)]
}

/** How many letters are wrong, missing, too many or swapped with the next; more than `most` where there are more. */
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
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...next) > most) return most + 1
    ;[before, last] = [last, next]
  }
  return at(last, other.length)
}

const at = (row: number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY
