import { chatAnswers } from '@lintel/engine/content/strings.ts'
import type { SectionEntry } from '@lintel/rules/search/counts.ts'
import { definedIn, definesIn } from '@lintel/rules/search/definition.ts'
import { outlineOf, quoteFrom, textOf, wholeLimits } from '@lintel/rules/search/quote.ts'
import type { Hit, SiteSearch } from '@lintel/rules/search/rank.ts'
import type { QuotedLine, Section } from '@lintel/rules/search/siteIndex.ts'
import { askedIn, termsIn, weightIn } from '@lintel/rules/search/terms.ts'

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

/** A further passage of the same section. */
const sameSection = 0.8

/** A passage that says less of the question (share) is quoted with all others of its section. */
const leastOfPassage = 0.4

/** What fits less well may be no answer. A higher one admits more, and answers less (decision 08). */
const leastConfidence = 8

/** What fits less well is not even close. */
const leastLikeness = 5

/** What is no certain answer is named, and not quoted, where the log odds are higher that the site has none and it fits less well (decision 08). */
const unlikely = { odds: -1.2, confidence: 12 }

/** How well a certain answer fits at those odds, and how much better for each that they are higher. */
const certain = { confidence: 16, slope: 8 }

/** What lacks the rarest word of a question must fit so well, or is not even close; and say so much of it (share) not to be doubted. */
const leastWithoutRarest = { confidence: 6, coverage: 0.5 }

/** What a made-up document is worth to whoever does not ask for a sample. */
const specimenWeight = 0.85
const askedSpecimenWeight = 1.2
const sampleWords = /\b(?:samples?|specimens?|examples?)\b/gi
const asksForSample = /\b(?:samples?|specimens?|examples?|templates?|made.up|fictional|adr)\b/i

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
function answerOne(
  search: SiteSearch,
  question: string,
  least: number,
): SiteAnswer & { isUncertain?: boolean } {
  const defined = definedIn(question)
  const hits = defining(
    ownFirst(joined(search.find(question), search.termWeights(question)), question),
    search,
    defined,
  )
  const [best] = hits
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
    const entry = quotes && search.sectionAt(quotes.page, quotes.heading)
    return {
      admission: says,
      ...(topic && { topic }),
      quotations: quoted(entry ? [{ ...best, entry }] : []),
    }
  }
  const good = hits.filter(({ score }) => score >= best.score * worthAdding.score).slice(0, 2 * mostQuotes)
  const [first, ...others] = quoted(good)
  if (!first) return { quotations: [] }
  const isShort = new Set(termsIn(subject)).size <= mostTerms
  const isWeak = isShort && first.share < leastShare.said
  // What says all that was asked is no doubt, however common its words are.
  const odds = search.oddsOf(question) - unlikely.odds
  const isUncertain =
    isWeak ||
    (confidence < leastConfidence && best.textCoverage < 0.99) ||
    (confidence < certain.confidence + certain.slope * odds && !best.isExact)
  const isClose = isOffTopic || !isShort || shareOf(first.entry, first.lines, 0) >= leastShare.close
  if (isUncertain && !isClose) return { quotations: [] }
  const isDoubtful = isUncertain || (lacksRarest && best.coverage < leastWithoutRarest.coverage) || isOffTopic
  if (isDoubtful && odds > 0 && confidence < unlikely.confidence)
    return { quotations: [], nearest: first.entry }
  return {
    isUncertain: isDoubtful,
    quotations: [
      first,
      ...others.filter(({ share }) => !isShort || share >= first.share * worthAdding.share),
    ],
  }
}

/** Of a section whose passages are found one by one, those that say about as much of the question are quoted as one. */
function joined(hits: Hit[], weights: Map<string, number>): Hit[] {
  const keyOf = ({ entry }: Hit) =>
    'section' in entry ? `${entry.page.path}#${entry.section.heading}` : entry
  return [...Map.groupBy(hits, keyOf).values()].flatMap(([best, ...others]) => {
    if (!best || !('section' in best.entry) || others.length === 0) return best ?? []
    const passages = [best, ...others]
      .flatMap(({ entry }) => ('section' in entry ? entry.section : []))
      .map((section) => ({ section, said: weightIn(allOf(section), weights) }))
    const most = Math.max(...passages.map(({ said }) => said))
    const fitting = passages.filter(({ said }) => said >= most * sameSection)
    // What leads to the rest says nothing without it, and what says little of the question is not what it asks for.
    const isWhole = fitting.every(({ section }) => isLead(section)) || most < leastOfPassage * whole(weights)
    const chosen = isWhole ? passages : fitting
    const blocks = new Set(chosen.flatMap(({ section }) => section.blocks))
    const { page, section } = best.entry
    const parts = page.sections.filter(({ heading }) => heading === section.heading)
    return {
      ...best,
      entry: {
        page,
        section: {
          ...section,
          context: [...new Set(chosen.map(({ section }) => section.context))].join(' '),
          blocks: parts.flatMap((each) => each.blocks.filter((block) => blocks.has(block))),
        },
      },
    }
  })
}

const whole = (weights: Map<string, number>) => [...weights.values()].reduce((sum, each) => sum + each, 0)

const isLead = ({ blocks }: Section) => blocks.every(({ isMadeUp }) => !isMadeUp)

const allOf = ({ context = '', blocks }: Section) =>
  [context, ...blocks.flatMap(({ label = '', sentences }) => [label, ...sentences])].join(' ')

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

/**
 * Found again in another order: what the firm says of itself comes before what a specimen says of its system, unless a sample
 * is asked for, or that specimen by its name.
 */
function ownFirst(hits: Hit[], question: string): Hit[] {
  const isMadeUp = ({ entry }: Hit) =>
    'section' in entry && entry.section.blocks.some(({ isMadeUp }) => isMadeUp)
  const asked = new Set(termsIn(question))
  const isNamed = ({ entry }: Hit) =>
    'section' in entry && nameOf(entry.page.title).some((name) => name.every((term) => asked.has(term)))
  const isSample = asksForSample.test(question)
  // Of a single word its own order counts.
  if (asked.size < 2 || (!isSample && definedIn(question).length > 0)) return hits
  return hits
    .map((one) => {
      if (!isMadeUp(one)) return one
      const weight = isSample || isNamed(one) ? askedSpecimenWeight : specimenWeight
      return { ...one, score: one.score * weight }
    })
    .sort((one, other) => other.score - one.score)
}

/** "Specimen: architecture decision record" is called "decision record" too. */
function nameOf(title: string): string[][] {
  const name = termsIn(title.replace(/^.*?: /, ''))
  return name.length < 2 ? [] : [name, name.slice(0, 2), name.slice(-2)]
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
