import { wholeWord } from './text.ts'

export const spamKeywords = [
  'viagra',
  'casino',
  'lottery',
  'winner',
  'congratulations',
  'click here',
  'free money',
  'urgent',
  'act now',
  'limited time',
  'bitcoin',
  'crypto',
  'investment',
  'guaranteed',
  'no risk',
] as const

const spamLimits = {
  /** Words up to this length may repeat any number of times. */
  shortWord: 3,
  repeats: 5,
  /** Only longer messages are checked for capital letters. */
  capitalsFrom: 50,
  capitalsShare: 0.5,
  specialShare: 0.3,
}

const word = /[\p{L}\p{N}\p{M}_]+/gu

/** Returns what makes the message look like spam, worded for its writer, or `undefined`. */
export function findSpam(message: string): string | undefined {
  return findKeyword(message) ?? findRepetition(message) ?? findCapitals(message) ?? findSpecial(message)
}

function findKeyword(message: string): string | undefined {
  const match = spamKeywords.find((keyword) => wholeWord(keyword).test(message))
  if (!match) return undefined
  return `The ${match.includes(' ') ? 'phrase' : 'word'} “${match}” triggered the spam check.`
}

function findRepetition(message: string): string | undefined {
  const counts = new Map<string, number>()
  for (const [match] of message.toLowerCase().matchAll(word)) {
    if (match.length > spamLimits.shortWord) counts.set(match, (counts.get(match) ?? 0) + 1)
  }
  const repeated = [...counts].find(([, count]) => count > spamLimits.repeats)
  if (!repeated) return undefined
  return `The word “${repeated[0]}” appears ${repeated[1]} times. The spam check allows at most ${spamLimits.repeats}.`
}

function findCapitals(message: string): string | undefined {
  const length = [...message].length
  if (length <= spamLimits.capitalsFrom) return undefined
  if (count(message, /\p{Lu}/gu) <= length * spamLimits.capitalsShare) return undefined
  return 'More than half of the message is in capital letters.'
}

function findSpecial(message: string): string | undefined {
  if (count(message, /[^\p{L}\p{N}\p{M}\s]/gu) <= [...message].length * spamLimits.specialShare)
    return undefined
  return 'More than 30 percent of the message is special characters.'
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
