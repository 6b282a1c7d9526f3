import type { Answer } from '../answer.ts'

/** Something that visitors ask about, and what the site says about it. */
export interface Topic {
  id: TopicId
  /** Words and phrases that name the topic. */
  keywords: string[]
  answer: () => Answer
}

/** The topics, by the words of their quick replies. Kept apart from the topics, which carry the site's records. */
export const labels = {
  company: 'About the company',
  services: 'Services',
  'ai-systems': 'AI solutions',
  'data-analytics': 'Data analytics',
  cybersecurity: 'Cybersecurity',
  'digital-transformation': 'Digital transformation',
  automation: 'Automation',
  consulting: 'Consulting',
  process: 'How you work',
  pricing: 'Pricing',
  contact: 'Contact',
  blog: 'Blog',
  values: 'Values',
  expertise: 'Expertise',
  roi: 'ROI and benefits',
  caseStudies: 'Case studies',
} as const satisfies Record<string, string>

export type TopicId = keyof typeof labels
