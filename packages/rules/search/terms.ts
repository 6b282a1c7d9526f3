import { site } from '@site/data/site.ts'
import { stemmer } from 'stemmer'

/**
 * Words without meaning for the search: grammar, and the firm's name, because every section is about the
 * firm.
 */
export const withoutMeaning = new Set(
  `a an the and or but if then than that this these those it its is are was were be been being am do does did doing
  have has had having i me my we us our ours you your yours he she him her his they them their who whom whose which
  what when where why how there here in on at of to for from by with about as into through over under up out so no not
  only very can could will would shall should may might must any some all also just please tell say get got make
  want need like know let one ones really actually kind sort whats hows happen happens happened thing things way ways
  u ur r pls plz please guys hey dont doesnt didnt isnt arent wasnt cant couldnt wont wouldnt im ive youre exactly anything
  something anyone someone somebody anybody everyone ever usually normally maybe still even kinds sorts info going goes gets getting gonna wanna supposed stuff else yet already etc wat wats
  such too once until till bring brought give gives gave take takes took taken taking quite rather basically simply honestly lot lots ton tons bunch fuss ${site.name.toLowerCase()}`
    .trim()
    .split(/\s+/),
)

/** A decimal is one word, or every 0 would find it. */
const word = /\d+\.\d+|[\p{L}\p{M}\p{N}]+/gu
/**
 * Contractions and possessives, removed so that "firm's" is about the firm and "won't" is not about having
 * won.
 */
const contraction = /(?<!\p{L})\p{L}+n't\b|'(?:s|re|ve|ll|d|m)\b/gu

/** Words repeat, so their stems are cached, but a server could be asked for ever new ones. */
const maxStems = 100_000
const stems = new Map<string, string>()

/** Words whose stem is that of another: interns are not internal, and governance is no government. */
const ownStems = new Set(['internal', 'international', 'government', 'governance', 'accessibility'])

/** The stemmer makes "exce" of "exceed", but "exceed" of "exceeded". */
const longE = /(?<=eed)(?:ed|ing)$/

/** Returns the stems of the words that carry meaning. */
export function termsIn(text: string): string[] {
  return allWordsIn(text)
    .filter((each) => !withoutMeaning.has(each))
    .map((each) => {
      const stem = stems.get(each) ?? (ownStems.has(each) ? each : stemmer(each.replace(longE, '')))
      if (stems.size < maxStems) stems.set(each, stem)
      return stem
    })
}

/** Returns the total weight of a text's terms, each counted once. */
export const weightIn = (text: string, weights: Map<string, number>): number =>
  [...new Set(termsIn(text))].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0)

/** Returns all words in lower case, without contractions; "ISO27001" becomes "ISO 27001", and 5,000 the 5000 that is typed. */
export const allWordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(contraction, ' ')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/(\p{L}{2,})(\d+)(?!\p{L})/gu, '$1 $2')
    .match(word) ?? []

const measures =
  'much many long often soon fast quick quickly big large small early late far old high well'.split(' ')

/** What a question measures by is no word to look for: in "how long", `askedIn` says it; in "our own", nobody does. */
const measure = new RegExp(`(?<=\\bhow )(?:${measures.join('|')})\\b`, 'gi')
const possessed = /(?<=\b(?:my|our|your|his|her|its|their) )own\b/gi

/** Returns the terms of a question and what it asks for. */
export const termsOfQuestion = (question: string) => [
  ...termsIn(question.replace(measure, ' ').replace(possessed, ' ')),
  ...askedIn(question),
]

const prices = /^(?:costs?|prices?|pricing|charges?|fees?)$/

/** Returns what a section must say to be an answer: "how-long", "-who", or "year" for "in which year". */
export function askedIn(question: string): string[] {
  const words = allWordsIn(question)
  return words.flatMap((word, index) => {
    const [before = '', next = ''] = [words[index - 1], words[index + 1]]
    if (word === 'which' || word === 'many') return termsIn(words.slice(index + 1, index + 3).join(' '))
    if (prices.test(word)) return ['-price']
    if (before && !withoutMeaning.has(before)) return []
    if (word === 'how') return measures.includes(next) ? [`how-${stemmer(next)}`] : []
    // "Where does it come from?" asks for its source, which is no place.
    if (word === 'where' && words.includes('come') && words.at(-1) === 'from') return []
    return word === 'who' || word === 'where' ? [`-${word}`] : []
  })
}

/** Whether a term is a word: how and who are asked for, and said by no word. */
export const isWord = (term: string) => !term.includes('-')

/** Finds pairs of words that the site may write as one, such as "cyber security". */
export function compoundsIn(question: string): { compound: string; parts: string[] }[] {
  const words = allWordsIn(question)
  return words.slice(1).flatMap((word, index) => {
    const before = words[index] ?? ''
    const [compound, ...others] = termsIn(before + word)
    // "SOC 2" stays two terms even without the space.
    if (!compound || others.length > 0) return []
    return [{ compound, parts: termsIn(`${before} ${word}`) }]
  })
}
