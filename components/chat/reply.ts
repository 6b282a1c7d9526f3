import type { Answer } from './answer.ts'
import type { Message } from './conversation.ts'
import { siteAnswers } from './siteAnswers.ts'
import { helpMenu, nearestTopic } from './topics/help.ts'
import { topics } from './topics/index.ts'
import { findHintedTopic, findNamedTopic } from './topics/matchTopic.ts'

export { loadSiteAnswers } from './siteAnswers.ts'

/** Another way to answer, asked where the question names no topic; nothing means that it cannot either. */
export type Fallback = (question: string) => Answer | undefined | Promise<Answer | undefined>

/** Answers the visitor's latest message, in the browser, with what the site says. */
export async function replyTo(
  messages: readonly Message[],
  fallback: Fallback = siteAnswers,
): Promise<Message> {
  const question = messages.findLast(({ role }) => role === 'user')?.content
  if (typeof question !== 'string') throw new Error('There is no message to reply to.')
  return { role: 'assistant', content: await answer(question, fallback) }
}

async function answer(question: string, fallback: Fallback): Promise<Answer> {
  const named = findNamedTopic(topics, question)
  if (named) return named.answer()
  const found = await fallback(question)
  if (found) return found
  const hinted = findHintedTopic(topics, question)
  return hinted ? nearestTopic(hinted) : helpMenu()
}
