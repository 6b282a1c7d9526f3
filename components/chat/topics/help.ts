import { words } from '#data/chat.ts'
import { type Answer, paragraph } from '../answer.ts'
import { labels } from './topic.ts'

export const noAnswer = 'I found no answer to that on this site.'

export const nextSteps = paragraph(`Choose a topic, rephrase the question, or use “${words.talkToPerson}”.`)

/** What the assistant says when it does not know what is asked, and why it does not. */
export function helpMenu(reason = noAnswer): Answer {
  return { blocks: [paragraph(reason), nextSteps], quickReplies: Object.values(labels) }
}
