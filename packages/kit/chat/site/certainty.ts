import type { Hit, SiteSearch } from '@lintel/rules/search/rank.ts'
import { askedIn, termsIn } from '@lintel/rules/search/terms.ts'

/**
 * How far a passage can be trusted to answer a question:
 * - certain: it is quoted as what the site says
 * - likely: as what comes closest
 * - doubtful: below the words that no clear answer was found
 * - related: its section is named, and not quoted
 * - unrelated: it is left out
 */
export type Certainty = 'certain' | 'likely' | 'doubtful' | 'related' | 'unrelated'

/** What a passage says of a question: the share of its weight (0 to 1), with the known questions of its section and in its own words alone. */
interface Share {
  said: number
  own: number
}

/** A longer question tells a story, much of which no quote says. */
const mostTerms = 8

/** What fits less well may be no answer. A higher one admits more, and answers less (decision 08). */
export const leastConfidence = 8

/** What fits less well is not even close. */
export const leastLikeness = 5

/** The share of a short question that its answer says, and what is close to one. */
const leastShare = { certain: 0.6, close: 0.1 }

/** How well an answer fits at these log odds that the site has none, and how much better for each that they are higher (decision 08). */
const expected = { confidence: 16, odds: -0.9, slope: 8 }

/** What fits so many times as well as expected is certain, likely, or close enough to be quoted. */
const ofExpected = { certain: 1.2, likely: 0.8, quoted: 0.5 }

/** What lacks the rarest word of a question must fit so well, or is not even close; and say so much of it (share) not to be doubted. */
const leastWithoutRarest = { confidence: 6, coverage: 0.5 }

const sampleWords = /\b(?:samples?|specimens?|examples?)\b/gi

/** What a question is about. That a sample is asked for says where to look, and not what for. */
export const subjectOf = (question: string) => question.replaceAll(sampleWords, ' ')

export const isShort = (question: string) => new Set(termsIn(subjectOf(question))).size <= mostTerms

/** A long message has words that no section has, so what it lacks counts less than what fits. */
export const confidenceIn = ({ score, coverage }: Hit) => score * coverage ** 0.75

/** Whether a hit has nothing to do with a question: what somebody expected to be asked there is close all the same. */
export const isUnrelated = (search: SiteSearch, question: string, hit: Hit) =>
  lacksRarest(search, question, hit) &&
  !search.isOffTopic(hit, question) &&
  confidenceIn(hit) < leastWithoutRarest.confidence

export function certaintyOf(search: SiteSearch, question: string, hit: Hit, share: Share): Certainty {
  const confidence = confidenceIn(hit)
  const odds = search.oddsOf(question)
  const needed = expected.confidence + expected.slope * (odds - expected.odds)
  const fits = (times: number) => confidence >= needed * times
  const short = isShort(question)
  const isOffTopic = search.isOffTopic(hit, question)
  // What says all that was asked is no doubt, however common its words are.
  const saysAll = hit.textCoverage >= 0.99
  const saysLittle = short && share.said < leastShare.certain
  const isWeak = saysLittle || (confidence < leastConfidence && !saysAll) || (!fits(1) && !hit.isExact)
  const isPartial = lacksRarest(search, question, hit) && hit.coverage < leastWithoutRarest.coverage
  if (!isWeak && !isPartial && !isOffTopic) return 'certain'
  const fitsWell = confidence >= leastConfidence && fits(ofExpected.certain)
  // In a story, a word that the section leaves open is seldom what is asked.
  if (fitsWell && !saysLittle && !(short && isOffTopic)) return 'certain'
  if (isWeak && short && !isOffTopic && share.own < leastShare.close) return 'unrelated'
  // A single word in common with what the section is asked is often a word of two meanings.
  if (!saysAll && !fits(ofExpected.quoted)) return hit.shared > 1 ? 'related' : 'unrelated'
  const asksInVain = isOffTopic && hit.missing.size > 0 && odds >= expected.odds
  return asksInVain || !fits(ofExpected.likely) ? 'doubtful' : 'likely'
}

/** Whether a section lacks the word that says most of what is asked, leaving out that of "how high". */
function lacksRarest(search: SiteSearch, question: string, { entry, missing }: Hit): boolean {
  const subject = subjectOf(question)
  const weights = search.termWeights(question)
  const terms = askedIn(subject)
  const [rarest = ''] = termsIn(subject)
    .filter((term) => !terms.includes(`how-${term}`))
    .sort((one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0))
  return 'section' in entry && missing.has(rarest)
}
