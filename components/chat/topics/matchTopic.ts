import { labels } from './labels.ts'
import type { Topic } from './topic.ts'

/** The first topic that the question names, so that a list runs from narrow intents to wide subjects. */
export function findNamedTopic(topics: readonly Topic[], question: string): Topic | undefined {
  const text = normalize(question)
  return (
    topics.find(({ id }) => normalize(labels[id]) === text) ??
    topics.find(({ keywords, unless = [] }) => holdsAny(text, keywords) && !holdsAny(text, unless))
  )
}

/** In a longer question a single hint, such as "how", says too little about what is asked. */
const mostHintedWords = 5

/** The first topic that a short question points toward. */
export function findHintedTopic(topics: readonly Topic[], question: string): Topic | undefined {
  const text = normalize(question)
  if (text.trim().split(' ').length > mostHintedWords) return undefined
  return topics.find(({ hints = [] }) => holdsAny(text, hints))
}

/** Lower-case words with one space before, between and after them. */
function normalize(text: string): string {
  return ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `
}

/** Phrases are compared as questions are, as the firm's name may hold signs and capital letters. */
function holdsAny(text: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => {
    const words = normalize(phrase)
    return words.trim() !== '' && text.includes(phrase.endsWith('*') ? words.trimEnd() : words)
  })
}
