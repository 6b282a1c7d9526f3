import { chatAnswers, chatLabels, chatPanel } from '@lintel/engine/content/strings.ts'
import { type Answer, paragraph, phrase } from '../answer.ts'

export const nextSteps = phrase(chatAnswers.nextSteps, chatPanel)

/** What the assistant says when it does not know what is asked, and why it does not. */
export function helpMenu(reason = chatAnswers.none): Answer {
  return { blocks: [paragraph(reason), nextSteps], quickReplies: Object.values(chatLabels) }
}
