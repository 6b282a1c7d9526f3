/** A word that stands for one that the site does not have. */
export interface Variant {
  term: string
  /** How much it says, compared with the word itself. */
  weight: number
}

/** What a word that is written otherwise is worth, as MiniSearch has it by default. */
const nearlyWritten = 0.45

/** Fewer letters begin too many words. */
const leastBegun = 3

/**
 * The words of a vocabulary that are written nearly as the term, the nearest first.
 * @param isBegun whether somebody may still be typing it: then those that begin with it, too
 */
export function nearest(term: string, vocabulary: Iterable<string>, isBegun = false): Variant[] {
  const most = term.length > 4 ? Math.round(term.length * 0.2) : 0
  const found: (Variant & { distance: number })[] = []
  for (const word of vocabulary) {
    const begins = isBegun && term.length >= leastBegun && word.startsWith(term)
    const distance = begins ? (word.length - term.length) / 10 : editDistance(term, word, most)
    if (distance > most && !begins) continue
    found.push({ term: word, distance, weight: (nearlyWritten * word.length) / (word.length + distance) })
  }
  return found
    .sort((one, other) => one.distance - other.distance)
    .map(({ term, weight }) => ({ term, weight }))
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
