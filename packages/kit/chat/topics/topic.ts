import type { chatLabels } from '@lintel/engine/content/words.ts'
import type { Answer } from '../answer.ts'

/** Something that visitors ask about, and what the site says about it. */
export interface Topic {
  id: TopicId
  /** Words and phrases that name the topic, with commas between. */
  keywords: string
  answer: () => Answer
}

export type TopicId = keyof typeof chatLabels
