import { chatAnswers } from '@lintel/engine/content/strings.ts'
import type { SectionEntry } from '@lintel/rules/search/counts.ts'
import { definedIn } from '@lintel/rules/search/definition.ts'
import { outlineOf, quoteFrom, textOf, wholeLimits } from '@lintel/rules/search/quote.ts'
import type { Hit, SiteSearch } from '@lintel/rules/search/rank.ts'
import type { QuotedLine } from '@lintel/rules/search/siteIndex.ts'
import { askedIn, termsIn } from '@lintel/rules/search/terms.ts'
import { arranged } from './arrange.ts'

/** A section and what is quoted from it. */
export interface Quotation {
  entry: SectionEntry
  lines: QuotedLine[]
}

/** A quotation, how well its section fits, and how much of the question it says: 0 to 1. */
interface Candidate extends Quotation {
  score: number
  share: number
}

/** What the site says about a question. All are empty where nobody thought of the question. */
interface SiteAnswer {
  /** That the site does not say it, in words that fit the question. */
  admission?: string
  /** The topic whose answer admits it. */
  topic?: string
  quotations: Quotation[]
  /** Where to look instead, if what comes closest is hardly an answer. */
  nearest?: SectionEntry
}

/** At most this many sections are quoted. */
const mostQuotes = 3

/** A further quote must fit nearly as well as the first and, of a short question, say nearly as much. */
const worthAdding = { score: 0.6, share: 0.55 }

/** A longer question tells a story, much of which no quote says. */
const mostTerms = 8

/** What the first quote says of a short question (share), or it is only what comes closest; and what it says in its own words, or it is not even close. */
const leastShare = { said: 0.6, close: 0.1 }

/** What fits less well may be no answer. A higher one admits more, and answers less (decision 08). */
const leastConfidence = 8

/** What fits less well is not even close. */
const leastLikeness = 5

/** How well a certain answer fits at these log odds that the site has none, and how much better for each that they are higher (decision 08). */
const certain = { confidence: 16, odds: -1.2, slope: 8 }

/** What fits less than this share of a certain answer is not quoted. */
const leastOfCertain = 0.5

/** What lacks the rarest word of a question must fit so well, or is not even close; and say so much of it (share) not to be doubted. */
const leastWithoutRarest = { confidence: 6, coverage: 0.5 }

/** What is quoted below an admission fits so well beside it (share). */
const leastBesideAdmission = 0.7

const sampleWords = /\b(?:samples?|specimens?|examples?)\b/gi

/** Where somebody read of it, which is no part of what is asked. */
const whereRead = /\b(?:according to|in|from) your (?:blog|articles?|posts?)\b|\byou wrote(?: about)?\b/gi

const endOfSentence = /(?<=[.?!])\s+/
const nextQuestion = /\band (?=(?:how|what|who|where|when|which|why|do|does|can|could|is|are|will)\b)/i
/** Not "IT", which is a subject. */
const refersBack = /\b(?:[Tt]hat|[Tt]his|[Ii]t|[Tt]hey|[Tt]hem|[Tt]hose|[Tt]hese)\b/

/** Answers a message as a whole, and each question in it. */
export function findAnswer(search: SiteSearch, text: string): SiteAnswer {
  const about = text.replaceAll(whereRead, ' ')
  const message = termsIn(about).length > 1 ? about : text
  if (isInOtherScript(message)) return { admission: chatAnswers.otherLanguage, quotations: [] }
  const sentences = message.split(endOfSentence)
  // The sentences around a question explain it, and ask nothing.
  const questions = (sentences.some(isQuestion) ? sentences.filter(isQuestion) : sentences)
    .flatMap((sentence) => sentence.split(nextQuestion))
    // "How do you prevent that?" does not say what.
    .filter((part) => termsIn(part).length > 1 && !refersBack.test(part))
  const hasParts = questions.length > 0 && questions[0] !== message
  const whole = answerOne(search, message, hasParts ? leastConfidence : leastLikeness)
  const answers = hasParts ? questions.map((part) => answerOne(search, part, leastConfidence)) : [whole]
  const quoting = answers.filter(({ quotations }) => quotations.length > 0)
  const admitted = [whole, ...answers].find(({ admission }) => admission)
  const admission =
    admitted?.admission ??
    (quoting.length > 0 && quoting.every(({ isUncertain }) => isUncertain) ? chatAnswers.closest : undefined)
  const firsts = [whole, ...answers].flatMap(({ quotations }) => quotations.slice(0, 1))
  const others = [whole, ...answers].flatMap(({ quotations }) => quotations.slice(1))
  const texts = new Set<string>()
  const quotations = [...firsts, ...others].filter(({ lines }) => isNew(lines, texts)).slice(0, mostQuotes)
  const nearest = [whole, ...answers].find(({ nearest }) => nearest)?.nearest
  return {
    ...(admission && { admission }),
    ...(admitted?.topic && { topic: admitted.topic }),
    ...(nearest && !admission && quotations.length === 0 && { nearest }),
    quotations,
  }
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
const answerOne = (search: SiteSearch, question: string, least: number) =>
  answerFromHits(search, question, least, arranged(search, question, definedIn(question)))

function answerFromHits(
  search: SiteSearch,
  question: string,
  least: number,
  hits: Hit[],
): SiteAnswer & { isUncertain?: boolean } {
  const defined = definedIn(question)
  const best = bestOf(hits)
  const confidence = best ? confidenceIn(best) : 0
  if (!best || confidence < ('admission' in best.entry ? leastConfidence : least)) return { quotations: [] }
  const weights = search.termWeights(question)
  // That a sample is asked for says where to look, and not what for.
  const subject = question.replaceAll(sampleWords, ' ')
  const isOffTopic = search.isOffTopic(best, question)
  const lacksRarest = 'section' in best.entry && best.missing.has(rarestIn(subject, weights))
  // What somebody expected to be asked there is close all the same.
  if (lacksRarest && !isOffTopic && confidence < leastWithoutRarest.confidence) return { quotations: [] }
  /** How much of the question a quote says, with the known questions of its section. */
  const shareOf = ({ page, section }: SectionEntry, lines: QuotedLine[], bySynonym?: number) => {
    const said = termsIn([page.title, section.heading, section.context, textOf(lines)].join(' '))
    const asked = (section.asked ?? []).flatMap((each) => each.split(' '))
    return search.shareSaid(subject, new Set([...said, ...asked]), bySynonym)
  }
  const quoted = (hits: Hit[]): Candidate[] =>
    hits
      .flatMap(({ entry, score }, rank) => {
        if (!('section' in entry)) return []
        const lines = linesFrom(entry, weights, defined, rank === 0)
        return { entry, lines, score, share: shareOf(entry, lines) }
      })
      .filter(({ lines }) => lines.length > 0)
  if ('admission' in best.entry) {
    const { says, topic, quotes } = best.entry.admission
    const entry =
      quotes &&
      search.sectionWith(
        ({ page, section }) => page.path === quotes.page && section.heading === quotes.heading,
      )
    return {
      admission: says,
      ...(topic && { topic }),
      quotations: [
        ...quoted(entry ? [{ ...best, entry }] : []),
        ...(topic ? [] : certainPassage(search, question, hits, confidence * leastBesideAdmission)),
      ],
    }
  }
  const good = hits.filter(({ score }) => score >= best.score * worthAdding.score).slice(0, 2 * mostQuotes)
  const [first, ...others] = quoted(good)
  if (!first) return { quotations: [] }
  const isShort = new Set(termsIn(subject)).size <= mostTerms
  const isWeak = isShort && first.share < leastShare.said
  const needed = certain.confidence + certain.slope * (search.oddsOf(question) - certain.odds)
  // What says all that was asked is no doubt, however common its words are.
  const lacksWords = best.textCoverage < 0.99
  const isUncertain =
    isWeak || (confidence < leastConfidence && lacksWords) || (confidence < needed && !best.isExact)
  const isClose = isOffTopic || !isShort || shareOf(first.entry, first.lines, 0) >= leastShare.close
  if (isUncertain && !isClose) return { quotations: [] }
  const isDoubtful = isUncertain || (lacksRarest && best.coverage < leastWithoutRarest.coverage) || isOffTopic
  // A single word in common with what the section is asked is often a word of two meanings.
  if (isDoubtful && lacksWords && confidence < needed * leastOfCertain)
    return { quotations: [], ...(best.shared > 1 && { nearest: first.entry }) }
  return {
    isUncertain: isDoubtful,
    quotations: [
      first,
      ...others.filter(({ share }) => !isShort || share >= first.share * worthAdding.share),
    ],
  }
}

/** A denial keeps no good passage back: what answers the question without doubt, and fits it so well at least. */
function certainPassage(search: SiteSearch, question: string, hits: Hit[], least: number): Quotation[] {
  const sections = hits.filter(({ entry }) => 'section' in entry)
  if (!sections[0] || confidenceIn(sections[0]) < least) return []
  const { isUncertain, quotations } = answerFromHits(search, question, leastConfidence, sections)
  return isUncertain ? [] : quotations.slice(0, 1)
}

/** An admission of all that is asked comes before a section that fits a part of it better. */
function bestOf(hits: Hit[]): Hit | undefined {
  const [first] = hits
  const admission = hits.find(({ entry }) => 'admission' in entry)
  if (!first || !admission || first.textCoverage === 1) return first
  return confidenceIn(admission) > confidenceIn(first) ? admission : first
}

/** @param isBest then it is quoted with what stands below it */
function linesFrom(
  { page, section }: SectionEntry,
  weights: Map<string, number>,
  defined: string[],
  isBest: boolean,
): QuotedLine[] {
  if (!isBest) return quoteFrom(section, weights, defined)
  const lines = quoteFrom(section, weights, defined, wholeLimits.best)
  return [...lines, ...outlineOf(page, section, wholeLimits.best - textOf(lines).length)]
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
