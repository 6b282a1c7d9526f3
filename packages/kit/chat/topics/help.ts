import { chatAnswers, chatLabels, chatPanel } from '@lintel/engine/content/strings.ts'
import { type Answer, type Part, paragraph, phrase } from '../answer.ts'

export const nextSteps = phrase(chatAnswers.nextSteps, chatPanel)

/**
 * What the assistant says when it does not know what is asked, and why it does not.
 * @param nearest where the visitor may look instead
 */
export function helpMenu(reason = chatAnswers.none, nearest?: Part): Answer {
  const where = nearest ? [paragraph(`${chatAnswers.nearest} `, nearest)] : []
  return { blocks: [paragraph(reason), ...where, nextSteps], quickReplies: Object.values(chatLabels) }
}
