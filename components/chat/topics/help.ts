import { words } from '#data/chat.ts'
import { type Answer, paragraph } from '../answer.ts'
import { labels } from './labels.ts'
import type { Topic } from './topic.ts'

export const noAnswer = 'I found no answer to that on this site.'

/** What the assistant says when it does not know what is asked, and why it does not. */
export function helpMenu(reason = noAnswer): Answer {
  return {
    blocks: [
      paragraph(reason),
      paragraph(`Choose a topic, rephrase the question, or use “${words.talkToPerson}”.`),
    ],
    quickReplies: Object.values(labels),
  }
}

/** What the site says about the subject that a question only points toward. */
export function nearestTopic(topic: Topic): Answer {
  const { blocks, quickReplies } = topic.answer()
  return {
    blocks: [paragraph(`${noAnswer} The closest topic is “${labels[topic.id]}”:`), ...blocks],
    quickReplies,
  }
}
