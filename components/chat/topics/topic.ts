import type { Answer } from '../answer.ts'
import type { TopicId } from './labels.ts'

/** Something that visitors ask about, and what the site says about it. */
export interface Topic {
  id: TopicId
  /** Words and phrases that name the topic. A star at the end stands for any ending: `automat*`. */
  keywords: string[]
  /** Words that only point toward it: they count when nothing names a topic. */
  hints?: string[]
  /** Phrases in which a keyword means something else. */
  unless?: string[]
  answer: () => Answer
}
