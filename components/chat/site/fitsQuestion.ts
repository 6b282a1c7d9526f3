import type { QuotedLine } from '../answer.ts'
import { type Quotation, textOf } from './quote.ts'
import { termsIn } from './terms.ts'

/** Whether a quote is of the kind that the question asks for: a number, a fact, something about the firm itself. */
export function fitsQuestion(question: string, quotation: Quotation): boolean {
  return (
    givesNumber(question, textOf(quotation.lines)) &&
    isMoreThanDefinition(question, quotation) &&
    namesChoice(question, quotation.lines) &&
    speaksForFirm(question, quotation)
  )
}

const asksCount = /\bhow many\s+(.+)/i
const asksNumber = /\bhow (?:old|long)\b|\b(?:what|which) year\b/i
const number = /^(?:\d+\S*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i

/** A question for a number is answered by a number only, and one for a count by that of the things it names. */
function givesNumber(question: string, text: string): boolean {
  const words = text.split(/\s+/)
  const counted = asksCount.exec(question)?.[1]
  if (!counted) return !asksNumber.test(question) || words.some((word) => number.test(word))
  const [thing] = termsIn(counted)
  const isNear = (from: number) =>
    termsIn(words.slice(from + 1, from + 4).join(' ')).some((term) => term === thing)
  return words.some((word, index) => number.test(word) && isNear(index))
}

const asksMeaning = /\b(?:mean|means|meant|definition|define|defined|what is an?)\b/i

/** What a text means by a word is no answer, unless the meaning is asked for. */
function isMoreThanDefinition(question: string, { passage }: Quotation): boolean {
  return !/\bdefinitions$/i.test(passage.heading) || asksMeaning.test(question)
}

const asksChoice = /^\W*which\b.*\byou\b/i
/** A proper name within a sentence, or a number; an item of few words is a name too. */
const name = /[\p{Ll},;:] \p{Lu}\p{Ll}|\d|^\S+(?: \S+){0,3}$/u

/** "Which bank do you use?" is answered by a name. */
function namesChoice(question: string, lines: QuotedLine[]): boolean {
  return !asksChoice.test(question) || lines.some(({ text }) => name.test(text))
}

const asksFact = /^\W*(?:who|what|which|where)\b/i
const namesFirm = /\byour?\b/i
const namesWhatIsOfFirm = /\byour\b/i
const namesSite = /\b(?:this|your) (?:web)?site\b/i
const firstPerson = /\b(?:we|us|our|ours)\b/i

/** Where the firm speaks of itself, and where of its site; elsewhere it may speak of what clients have and do. */
const pagesOfFirm = ['/', '/about', '/careers', '/contact', '/case-studies']
const pagesOfSite = ['/privacy-policy', '/cookies', '/terms', '/tools']

/** "Which bank do you use?" is not answered by what is done for banks, nor who made this site by how clients' sites are made. */
function speaksForFirm(question: string, { page, passage, lines }: Quotation): boolean {
  if (!asksFact.test(question) || pagesOfFirm.includes(page.path)) return true
  if (namesSite.test(question) && !pagesOfSite.includes(page.path)) return false
  const names = pagesOfSite.includes(page.path) ? namesWhatIsOfFirm : namesFirm
  return !names.test(question) || firstPerson.test([passage.heading, textOf(lines)].join(' '))
}
