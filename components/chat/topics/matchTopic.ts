import { chatLabels as labels } from '#content/words.ts'
import { allWordsIn, withoutMeaning } from '#data/search/terms.ts'
import type { Topic } from './topic.ts'

/**
 * The topic of a short message that is nothing but its keywords: "Pricing", "What are your values?". Where it says more,
 * it asks for more than a topic. A list of topics runs from narrow intents to wide subjects.
 */
export function findTopic(topics: readonly Topic[], message: string): Topic | undefined {
  const text = normalize(message)
  return (
    topics.find(({ id }) => normalize(labels[id]) === text) ??
    topics.find(({ keywords }) => isNothingBut(text, keywords))
  )
}

function isNothingBut(text: string, keywords: string): boolean {
  const phrases = keywords
    .split(',')
    .map(normalize)
    .filter((phrase) => phrase.trim() !== '')
  // The longest first, or "data" would take away what "data science" begins with.
  const rest = phrases
    .sort((one, other) => other.length - one.length)
    .reduce((left, phrase) => left.replaceAll(phrase, ' '), text)
  return rest !== text && rest.split(' ').every((word) => word === '' || withoutMeaning.has(word))
}

/** Lower-case words with one space before, between and after them: keywords as messages, for the firm's name may hold signs. */
const normalize = (text: string) => ` ${allWordsIn(text).join(' ')} `
