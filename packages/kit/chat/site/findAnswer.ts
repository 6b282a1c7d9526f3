import { chatAnswers } from '@lintel/engine/content/strings.ts'
import { definedIn, definesIn } from '@lintel/rules/search/definition.ts'
import { outlineOf, quoteFrom, quoteLimit, textOf } from '@lintel/rules/search/quote.ts'
import type { Hit, SectionEntry, SiteSearch } from '@lintel/rules/search/rank.ts'
import type { QuotedLine } from '@lintel/rules/search/siteIndex.ts'
import { askedIn, termsIn } from '@lintel/rules/search/terms.ts'

/** A section and what is quoted from it. */
export interface Quotation {
  entry: SectionEntry
  lines: QuotedLine[]
}

/** What the site says about a question. Both are empty where nobody thought of the question. */
interface SiteAnswer {
  /** That the site does not say it, in words that fit the question. */
  admission?: string
  /** The topic whose answer admits it. */
  topic?: string
  quotations: Quotation[]
}

/** At most this many sections are quoted. */
const mostQuotes = 3

/** A further quote must be nearly as good as the first. */
const worthAdding = 0.6

/** What fits less well may be no answer. A higher one admits more, and answers less (decision 08). */
const leastConfidence = 8

/** What fits less well is not even close. */
const leastLikeness = 5

/** What lacks the rarest word of a question must fit so well, or is not even close; and say so much of it (share) not to be doubted. */
const leastWithoutRarest = { confidence: 6, coverage: 0.5 }

/** What a made-up document is worth to whoever does not ask for a sample. */
const specimenWeight = 0.85
const asksForSample = /\b(?:samples?|specimens?|examples?|templates?|made.up|fictional|adr)\b/i

/** What ends a question: a sentence, or an "and" before the next question. */
const endOfQuestion =
  /(?<=[.?!])\s+|\band (?=(?:how|what|who|where|when|which|why|do|does|can|could|is|are|will)\b)/i

/** Answers a message as a whole and, where it asks several things, each of them. */
export function findAnswer(search: SiteSearch, message: string): SiteAnswer {
  if (isInOtherScript(message)) return { admission: chatAnswers.otherLanguage, quotations: [] }
  // "How do you prevent that?" does not say what.
  const parts = message.split(endOfQuestion).filter((part) => termsIn(part).length > 1)
  // Around a question stands what explains it, and is not asked.
  const questions = parts.some(isQuestion) ? parts.filter(isQuestion) : parts
  const several = questions.length > 1
  const whole = answerOne(search, message, several ? leastConfidence : leastLikeness)
  const answers = several ? questions.map((part) => answerOne(search, part, leastConfidence)) : [whole]
  const quoting = answers.filter(({ quotations }) => quotations.length > 0)
  const admitted = [whole, ...answers].find(({ admission }) => admission)
  const admission =
    admitted?.admission ??
    (quoting.length > 0 && quoting.every(({ isUncertain }) => isUncertain) ? chatAnswers.closest : undefined)
  const firsts = [whole, ...answers].flatMap(({ quotations }) => quotations.slice(0, 1))
  const others = [whole, ...answers].flatMap(({ quotations }) => quotations.slice(1))
  const texts = new Set<string>()
  const quotations = [...firsts, ...others].filter(({ lines }) => isNew(lines, texts)).slice(0, mostQuotes)
  return { ...(admission && { admission }), ...(admitted?.topic && { topic: admitted.topic }), quotations }
}

/** A line with fewer characters is a note that stands over many sections. */
const longestNote = 40

/** Some sentences stand on more than one page. */
function isNew(lines: QuotedLine[], shown: Set<string>): boolean {
  const isNote = (text: string) => text.length < longestNote
  const isRepeated = (text: string) => [...shown].some((each) => !isNote(each) && text.startsWith(each))
  const isShown = lines.some(({ text }) => isRepeated(text)) || lines.every(({ text }) => shown.has(text))
  for (const { text } of isShown ? [] : lines) shown.add(text)
  return !isShown
}

const isQuestion = (part: string) => part.includes('?')

/** Whether most letters are of no script that English is written in. */
function isInOtherScript(message: string): boolean {
  const letters = message.match(/\p{L}/gu) ?? []
  return letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length > letters.length / 2
}

/** @param least what it must fit at least */
function answerOne(
  search: SiteSearch,
  question: string,
  least: number,
): SiteAnswer & { isUncertain?: boolean } {
  const defined = definedIn(question)
  const hits = defining(ownFirst(search.find(question), question), search, defined)
  const [best] = hits
  const confidence = best ? confidenceIn(best) : 0
  if (!best || confidence < ('admission' in best.entry ? leastConfidence : least)) return { quotations: [] }
  const weights = search.termWeights(question)
  const isOffTopic = search.isOffTopic(best, question)
  const lacksRarest = 'section' in best.entry && best.missing.has(rarestIn(question, weights))
  // What somebody expected to be asked there is close all the same.
  if (lacksRarest && !isOffTopic && confidence < leastWithoutRarest.confidence) return { quotations: [] }
  const quoted = (entries: SectionEntry[]) =>
    entries
      .map((entry, rank) => ({ entry, lines: linesFrom(entry, weights, defined, rank === 0) }))
      .filter(({ lines }) => lines.length > 0)
  if ('admission' in best.entry) {
    const { says, topic, quotes } = best.entry.admission
    const entry = quotes && search.sectionAt(quotes.page, quotes.heading)
    return { admission: says, ...(topic && { topic }), quotations: quoted(entry ? [entry] : []) }
  }
  const good = hits.filter(({ score }) => score >= best.score * worthAdding).slice(0, 2 * mostQuotes)
  return {
    // What says all that was asked is no doubt, however common its words are.
    isUncertain:
      (confidence < leastConfidence && best.textCoverage < 0.99) ||
      (lacksRarest && best.coverage < leastWithoutRarest.coverage) ||
      isOffTopic,
    quotations: quoted(good.flatMap(({ entry }) => ('section' in entry ? [entry] : []))),
  }
}

/** @param isBest then it is quoted with what stands below it */
function linesFrom(
  { page, section }: SectionEntry,
  weights: Map<string, number>,
  defined: string[],
  isBest: boolean,
): QuotedLine[] {
  const lines = quoteFrom(section, weights, defined)
  return isBest ? [...lines, ...outlineOf(page, section, quoteLimit - textOf(lines).length)] : lines
}

/** Found again in another order, where a definition is asked for: what gives one comes before what only speaks of it. */
function defining(hits: Hit[], search: SiteSearch, terms: string[]): Hit[] {
  if (terms.length === 0) return hits
  const weights = search.termWeights(terms.join(' '))
  const weight = terms.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0)
  const sentencesOf = ({ entry }: Hit) =>
    'section' in entry ? entry.section.blocks.flatMap(({ sentences }) => sentences) : []
  const bonus = (one: Hit) =>
    Math.max(leastConfidence, weight) *
    Math.max(0, ...sentencesOf(one).map((sentence) => definesIn(sentence, terms)))
  return hits
    .map((one) => ({ ...one, score: one.score + bonus(one) }))
    .sort((one, other) => other.score - one.score)
}

/** Found again in another order: what the firm says of itself comes before what a specimen says of its system. */
function ownFirst(hits: Hit[], question: string): Hit[] {
  const isMadeUp = ({ entry }: Hit) =>
    'section' in entry && entry.section.blocks.some(({ isMadeUp }) => isMadeUp)
  if (asksForSample.test(question) || !hits.slice(0, 1).some(isMadeUp)) return hits
  return hits
    .map((one) => (isMadeUp(one) ? { ...one, score: one.score * specimenWeight } : one))
    .sort((one, other) => other.score - one.score)
}

/** The word that says most of what is asked, without that of "how high". */
function rarestIn(question: string, weights: Map<string, number>): string {
  const terms = askedIn(question)
  const [rarest = ''] = termsIn(question)
    .filter((term) => !terms.includes(`how-${term}`))
    .sort((one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0))
  return rarest
}

/** A long message has words that no section has, so what it lacks counts less than what fits. */
const confidenceIn = ({ score, coverage }: Hit) => score * coverage ** 0.75
