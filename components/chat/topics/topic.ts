import type { Answer } from '../answer.ts'
import type { TopicId } from './labels.ts'

/** Something that visitors ask about, and what the site says about it. */
export interface Topic {
  id: TopicId
  /** Words and phrases that name the topic. */
  keywords: string[]
  answer: () => Answer
}
