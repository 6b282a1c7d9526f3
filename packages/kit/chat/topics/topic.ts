import type { Answer } from '../answer.ts'

/** Something that visitors ask about, and what the site says about it. */
export interface Topic {
  /** Its key among the labels: of a service, the service's. */
  id: string
  /** Words and phrases that name the topic, with commas between. */
  keywords: string
  answer: () => Answer
}
