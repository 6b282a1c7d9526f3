import { chatAnswers } from '@lintel/engine/content/strings.ts'
import type { SectionEntry } from '@lintel/rules/search/counts.ts'
import { definedIn } from '@lintel/rules/search/definition.ts'
import { outlineOf, quoteFrom, textOf, wholeLimits } from '@lintel/rules/search/quote.ts'
import type { Hit, SiteSearch } from '@lintel/rules/search/rank.ts'
import type { QuotedLine } from '@lintel/rules/search/siteIndex.ts'
import { termsIn } from '@lintel/rules/search/terms.ts'
import { arranged } from './arrange.ts'
import {
  type Certainty,
  certaintyOf,
  confidenceIn,
  isShort,
  isUnrelated,
  leastConfidence,
  leastLikeness,
  subjectOf,
} from './certainty.ts'
import { isInOtherScript, questionsIn } from './questionsIn.ts'

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
  /** Whether the quotations are not surely an answer. */
  isClosest?: boolean
  /** Where to look instead, if what comes closest is hardly an answer. */
  nearest?: SectionEntry
}

interface QuestionAnswer extends SiteAnswer {
  certainty?: Certainty
}

/** At most this many sections are quoted. */
const mostQuotes = 3

/** A further quote must fit nearly as well as the first and, of a short question, say nearly as much. */
const worthAdding = { score: 0.6, share: 0.55 }

/** What is quoted below an admission fits so well beside it (share). */
const leastBesideAdmission = 0.7

/** Answers a message as a whole, and each question in it. */
export function findAnswer(search: SiteSearch, text: string): SiteAnswer {
  const { message, questions } = questionsIn(text)
  if (isInOtherScript(message)) return { admission: chatAnswers.otherLanguage, quotations: [] }
  const whole = answerOne(search, message, questions.length > 0 ? leastConfidence : leastLikeness)
  const parts = questions.map((part) => answerOne(search, part, leastConfidence))
  const all = [whole, ...parts]
  const quotingParts = parts.filter(({ quotations }) => quotations.length > 0)
  const quoting = quotingParts.length > 0 ? quotingParts : whole.quotations.length > 0 ? [whole] : []
  const isEach = (...certainties: (Certainty | undefined)[]) =>
    quoting.length > 0 && quoting.every(({ certainty }) => certainties.includes(certainty))
  const admitted = all.find(({ admission }) => admission)
  const admission = admitted?.admission ?? (isEach('doubtful') ? chatAnswers.unclear : undefined)
  const firsts = all.flatMap(({ quotations }) => quotations.slice(0, 1))
  const others = all.flatMap(({ quotations }) => quotations.slice(1))
  const texts = new Set<string>()
  const quotations = [...firsts, ...others].filter(({ lines }) => isNew(lines, texts)).slice(0, mostQuotes)
  const nearest = all.find(({ nearest }) => nearest)?.nearest
  return {
    ...(admission && { admission }),
    ...(admitted?.topic && { topic: admitted.topic }),
    ...(!admission && isEach('likely', 'doubtful') && { isClosest: true }),
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

/** @param least what it must fit at least */
const answerOne = (search: SiteSearch, question: string, least: number) =>
  answerFromHits(search, question, least, arranged(search, question, definedIn(question)))

function answerFromHits(search: SiteSearch, question: string, least: number, hits: Hit[]): QuestionAnswer {
  const best = bestOf(hits)
  if (!best || confidenceIn(best) < ('admission' in best.entry ? leastConfidence : least))
    return { quotations: [] }
  if ('admission' in best.entry) return admissionFrom(search, question, best, hits)
  if (isUnrelated(search, question, best)) return { quotations: [] }
  const good = hits.filter(({ score }) => score >= best.score * worthAdding.score).slice(0, 2 * mostQuotes)
  const [first, ...others] = quotesFrom(search, question, good)
  if (!first) return { quotations: [] }
  const own = shareOf(search, question, first, 0)
  const certainty = certaintyOf(search, question, best, { said: first.share, own })
  if (certainty === 'unrelated') return { quotations: [] }
  if (certainty === 'related') return { quotations: [], nearest: first.entry }
  const leastShare = isShort(question) ? first.share * worthAdding.share : 0
  return { certainty, quotations: [first, ...others.filter(({ share }) => share >= leastShare)] }
}

function quotesFrom(search: SiteSearch, question: string, hits: Hit[]): Candidate[] {
  const weights = search.termWeights(question)
  return hits
    .flatMap(({ entry, score }, rank) => {
      if (!('section' in entry)) return []
      const lines = linesFrom(entry, weights, definedIn(question), rank === 0)
      return { entry, lines, score, share: shareOf(search, question, { entry, lines }) }
    })
    .filter(({ lines }) => lines.length > 0)
}

/** Returns how much of the question a quote says, with the known questions of its section. */
function shareOf(search: SiteSearch, question: string, { entry, lines }: Quotation, bySynonym?: number) {
  const { page, section } = entry
  const said = termsIn([page.title, section.heading, section.context, textOf(lines)].join(' '))
  const asked = (section.asked ?? []).flatMap((each) => each.split(' '))
  return search.shareSaid(subjectOf(question), new Set([...said, ...asked]), bySynonym)
}

/** An admission, with the section that it names and what answers the question nevertheless. */
function admissionFrom(search: SiteSearch, question: string, hit: Hit, hits: Hit[]): QuestionAnswer {
  if (!('admission' in hit.entry)) return { quotations: [] }
  const { says, topic, quotes } = hit.entry.admission
  const entry =
    quotes &&
    search.sectionWith(({ page, section }) => page.path === quotes.page && section.heading === quotes.heading)
  const passages = topic
    ? []
    : certainPassage(search, question, hits, confidenceIn(hit) * leastBesideAdmission)
  return {
    admission: says,
    ...(topic && { topic }),
    quotations: [...quotesFrom(search, question, entry ? [{ ...hit, entry }] : []), ...passages],
  }
}

/** A denial keeps no good passage back: what answers the question without doubt, and fits it so well at least. */
function certainPassage(search: SiteSearch, question: string, hits: Hit[], least: number): Quotation[] {
  const sections = hits.filter(({ entry }) => 'section' in entry)
  if (!sections[0] || confidenceIn(sections[0]) < least) return []
  const { certainty, quotations } = answerFromHits(search, question, leastConfidence, sections)
  return certainty === 'certain' ? quotations.slice(0, 1) : []
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
