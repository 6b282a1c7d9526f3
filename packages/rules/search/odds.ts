import type { WordCounts } from './counts.ts'

/** What is counted of each term besides, so that one that is seldom asked decides little. */
const smoothing = 0.3

/**
 * Returns the log odds that the site does not answer a question with a term: in how many known questions of that
 * kind it is, against how many sections, and questions that they answer, have it.
 * @param open the terms of each question that a section leaves open
 */
export function oddsOfTerms(counts: WordCounts[], open: Set<string>[]): (term: string) => number {
  const said = new Map<string, number>()
  const unsaid = new Map<string, number>()
  const count = (tally: Map<string, number>, term: string, times = 1) =>
    tally.set(term, (tally.get(term) ?? 0) + times)
  for (const term of open.flatMap((terms) => [...terms])) count(unsaid, term)
  for (const { entries, knownQuestions, mentions } of counts) {
    for (const [term, mentioning] of mentions) count(said, term, mentioning.size)
    for (const [index, entry] of entries.entries()) {
      for (const term of (knownQuestions[index] ?? []).flatMap((terms) => [...terms]))
        count('section' in entry ? said : unsaid, term)
    }
  }
  const smooth = (tally: Map<string, number>, term: string) => (tally.get(term) ?? 0) + smoothing
  return (term) => Math.log(smooth(unsaid, term) / smooth(said, term))
}
