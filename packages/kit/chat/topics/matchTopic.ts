import { chatLabels as labels } from '@lintel/engine/content/strings.ts'
import { definedIn } from '@lintel/rules/search/definition.ts'
import { allWordsIn, withoutMeaning } from '@lintel/rules/search/terms.ts'
import type { Answer } from '../answer.ts'

/** Something that visitors ask about, and what the site says about it. */
export interface Topic {
  /** Its key among the labels: of a service, the service's. */
  id: string
  /** Words and phrases that name the topic, with commas between. */
  keywords: string
  answer: () => Answer
}

/** What begins a question, which asks for more than a topic. */
const questionWords = new Set(
  'who what when where why how which do does did can could will would is are should may have has hi hello'.split(
    ' ',
  ),
)

/** What asks for more than the topic beside it: "Do I need AI?" */
const moreWords = new Set('if need not no dont without'.split(' '))

/** More words ask for more than a topic. */
const mostWords = 3

/**
 * The topic of a message that is nothing but its keywords ("Pricing", "What are your values?"), or of a short one that holds
 * one of them ("pricing asap pls"; docs/requirements.md, "The assistant"). A list of topics runs from narrow intents to
 * wide subjects.
 */
export function findTopic(topics: readonly Topic[], message: string): Topic | undefined {
  const text = normalize(message)
  const words = allWordsIn(message)
  const isShort = words.length <= mostWords && !message.includes('?') && !questionWords.has(words[0] ?? '')
  const named = topics.find(({ id }) => labels[id] && normalize(labels[id]) === text)
  if (named || definedIn(message).length > 0) return named
  return (
    topics.find(({ keywords }) => isNothingBut(text, keywords)) ??
    (isShort ? topics.find(({ keywords }) => restOf(text, keywords) !== text) : undefined)
  )
}

function isNothingBut(text: string, keywords: string): boolean {
  const rest = restOf(text, keywords)
  return (
    rest !== text &&
    rest.split(' ').every((word) => word === '' || (withoutMeaning.has(word) && !moreWords.has(word)))
  )
}

/** What a text has besides keywords. */
function restOf(text: string, keywords: string): string {
  const phrases = keywords
    .split(',')
    .map(normalize)
    .filter((phrase) => phrase.trim() !== '')
  // The longest first, or "data" would take away what "data science" begins with.
  return phrases
    .sort((one, other) => other.length - one.length)
    .reduce((rest, phrase) => rest.replaceAll(phrase, ' '), text)
}

/** Lower-case words with one space before, between and after them: keywords as messages, for the firm's name may hold signs. */
const normalize = (text: string) => ` ${allWordsIn(text).join(' ')} `
