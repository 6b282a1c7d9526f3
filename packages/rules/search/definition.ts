import { termsIn } from './terms.ts'

const whatIs =
  /^(?:so |and |but )?(?:what(?:'s|’s| is| are)|what do you mean by|define|definition of|meaning of|explain)\s+(?!the\b|your\b|my\b|our\b|it\b)(?:meant by )?(?:an? )?(.+?)[?.!\s]*$/i
const whatMeans = /\bwhat do(?:es)? (?:an? |the )?(.+?) (?:mean|do)\b/i

/** A longer phrase does not name a single thing. */
const maxNameWords = 4

/**
 * Returns the terms that a question wants defined, such as "rag" for "What is RAG?", or an empty list if it
 * asks for something else.
 */
export function definedIn(question: string): string[] {
  const name = (whatMeans.exec(question) ?? whatIs.exec(question))?.[1] ?? ''
  if (/\b(?:you|your|yours|my|our|we|i)\b/i.test(name) || name.split(/\s+/).length > maxNameWords) return []
  return termsIn(name)
}

const verbs = /^(?:is|are|means?|describes?|names?)$/

/**
 * Returns how likely a sentence is to define these terms: 1 for "A backfill is …" and "“Site” means …", less
 * for "An agent runs …", 0 otherwise.
 */
export function definesIn(sentence: string, terms: string[]): number {
  if (terms.length === 0) return 0
  const [head = '', verb = ''] = beginning(sentence, terms.length)
  const short = /^[^.]{0,60}\(([^)]+)\)/.exec(sentence)?.[1]
  if (short && isSame(termsIn(short), terms)) return 0.8
  if (!isSame(termsIn(head), terms)) return 0
  return verbs.test(verb) ? 1 : /^\W*(?:an?|the)\s/i.test(sentence) ? 0.6 : 0.1
}

/** Returns the shortest beginning with `count` terms, and the word after it. */
function beginning(sentence: string, count: number): string[] {
  const words = sentence.split(/\s+/)
  const end = words.findIndex((_, index) => termsIn(words.slice(0, index + 1).join(' ')).length >= count)
  return end < 0 ? [] : [words.slice(0, end + 1).join(' '), words[end + 1] ?? '']
}

const isSame = (one: string[], other: string[]) =>
  one.length === other.length && one.every((term, index) => term === other[index])
