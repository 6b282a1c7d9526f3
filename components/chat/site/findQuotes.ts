import type { QuotedLine } from '../answer.ts'
import { givesNumber } from './givesNumber.ts'
import { quoteFrom, termsFrom, textOf, weightOf } from './quote.ts'
import type { Found, SiteSearch, WeighedTerm } from './search.ts'

/** A passage and what is quoted from it. */
export interface Quotation extends Pick<Found, 'page' | 'passage'> {
  lines: QuotedLine[]
}

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

/** What the site says about a question, best first; nothing where it does not answer it. */
export function findQuotes(search: SiteSearch, question: string): Quotation[] {
  const terms = search.weigh(question)
  const answers = search
    .find(terms)
    .slice(0, readClosely)
    .map((found) => read(found, terms))
    .filter(({ isAnswer, lines }) => isAnswer && givesNumber(question, textOf(lines)))
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
