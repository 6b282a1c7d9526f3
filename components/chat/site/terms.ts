import { stemmer } from 'stemmer'
import { sameMeaning } from '#data/answers/sameMeaning.ts'
import { withoutMeaning } from '#data/answers/withoutMeaning.ts'

const word = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu
/** "Won't" is about no prize, and "can't" about no can. */
const negation = /\p{L}+n't\b/gu

/** The first word of each line stands for all of its words. */
const representatives = new Map(
  sameMeaning.flatMap((line) => {
    const words = line.split(' ')
    return words.map((each) => [each, stemmer(words[0] ?? each)])
  }),
)

/** The words of a text that carry meaning, each as what its forms and its synonyms have in common. */
export function termsIn(text: string): string[] {
  const words = text.toLowerCase().replaceAll('’', "'").replace(negation, ' ').match(word) ?? []
  return words.flatMap(termsOf)
}

function termsOf(word: string): string[] {
  if (withoutMeaning.has(word)) return []
  const known = representatives.get(word)
  if (known) return [known]
  if (word.includes('-')) return word.split('-').flatMap(termsOf)
  return [stemmer(word)]
}
