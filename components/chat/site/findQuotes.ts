import { fitsQuestion } from './fitsQuestion.ts'
import { type Quotation, quoteFrom, termsFrom, textOf, weightOf } from './quote.ts'
import type { Found, SiteSearch, WeighedTerm } from './search.ts'

/** At most this many passages are quoted. */
const mostQuotes = 3

/** So many passages are read closely: what makes them good may stand in sentences too far apart for one quote. */
const readClosely = 15

/** A further quote must be nearly as good as the first. */
const worthAdding = 0.6

/** What is left of a passage's score where nothing that is asked stands in the sentences to quote. */
const withoutQuote = 0.3

/**
 * The share of a question's meaning that an answer must speak of; a higher one where a word is missing that says most.
 * Who asks whether the firm is certified is not answered by what it says of the standard.
 */
const leastShare = { withTellingWords: 0.5, without: 0.7 }

/** Whoever works for the firm is the firm: "Do your people work from home?" asks it of the firm. */
const firmPeople = /\byour (?:staff|team|people|employees|engineers|developers|architects|consultants)\b/gi

/**
 * What the site says about a question, best first; nothing where it does not answer it. Of several sentences the first
 * that is answered counts where all together are not: "We type everything twice. Can that stop?"
 */
export function findQuotes(search: SiteSearch, message: string): Quotation[] {
  const question = message.replace(firmPeople, 'you')
  const sentences = question.match(/[^.?!]+[.?!]*/g) ?? []
  // "How do you prevent that?" does not say what.
  const telling = sentences.length > 1 ? sentences.filter((part) => search.weigh(part).length > 1) : []
  for (const part of [question, ...telling]) {
    const quotes = quotesFor(search, part)
    if (quotes.length > 0) return quotes
  }
  return []
}

function quotesFor(search: SiteSearch, question: string): Quotation[] {
  const terms = search.weigh(question)
  const answers = search
    .find(terms)
    .slice(0, readClosely)
    .map((found) => read(found, terms))
    .filter((answer) => answer.isAnswer && fitsQuestion(question, answer))
    .sort((one, other) => other.worth - one.worth)
  const least = (answers[0]?.worth ?? 0) * worthAdding
  const texts = new Set<string>()
  return answers
    .filter(({ worth }) => worth >= least)
    .filter(({ lines }) => !texts.has(textOf(lines)) && texts.add(textOf(lines)))
    .slice(0, mostQuotes)
}

function read({ page, passage, score, terms: held }: Found, terms: WeighedTerm[]) {
  const lines = quoteFrom(passage, terms)
  const { heading, context = '', asked = '' } = passage
  const shown = termsFrom(terms, [page.title, heading, context, asked, textOf(lines)].join(' '))
  const share = weightOf(shown) / weightOf(terms)
  const coverage = weightOf(held) / weightOf(terms)
  const most = Math.max(...terms.map(({ weight }) => weight))
  const hasTellingWords = terms.every((term) => term.weight < most || held.includes(term))
  const least = hasTellingWords ? leastShare.withTellingWords : leastShare.without
  return {
    page,
    passage,
    lines,
    worth: score * coverage * (withoutQuote + (1 - withoutQuote) * share),
    isAnswer: lines.length > 0 && (share + coverage) / 2 >= least && (terms.length < 2 || shown.length > 1),
  }
}
