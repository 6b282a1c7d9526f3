import type { Message } from './conversation.ts'
import { siteAnswers } from './siteAnswers.ts'

export { loadAssistant, loadSite } from '../search/loadSite.ts'

/** Answers the visitor's latest message, in the browser, with what the site says. */
export async function replyTo(messages: readonly Message[]): Promise<Message> {
  const question = messages.findLast(({ role }) => role === 'user')?.content
  if (typeof question !== 'string') throw new Error('There is no message to reply to.')
  return { role: 'assistant', content: await siteAnswers(question) }
}
