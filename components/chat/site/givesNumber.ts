import { termsIn } from './terms.ts'

const asksCount = /\bhow many\s+(.+)/i
const asksNumber = /\bhow (?:old|long)\b|\b(?:what|which) year\b/i
const number = /^(?:\d+\S*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i

/** A question for a number is answered by a number only, and one for a count by that of the things it names. */
export function givesNumber(question: string, text: string): boolean {
  const words = text.split(/\s+/)
  const counted = asksCount.exec(question)?.[1]
  if (!counted) return !asksNumber.test(question) || words.some((word) => number.test(word))
  const [thing] = termsIn(counted)
  const isNear = (from: number) =>
    termsIn(words.slice(from + 1, from + 4).join(' ')).some((term) => term === thing)
  return words.some((word, index) => number.test(word) && isNear(index))
}
