import { overviewProcess, overviewProcessIntroduction } from '#data/services/overview.ts'
import { link, paragraph, steps } from '../answer.ts'
import { labels } from './labels.ts'
import type { Topic } from './topic.ts'

export const processTopic: Topic = {
  id: 'process',
  keywords: [
    'process',
    'methodology',
    'how do you work',
    'how you work',
    'how does it work',
    'how it works',
    'how do you start',
    'your approach',
    'your method',
    'steps',
    'phases',
    'stages',
    'get started',
    'getting started',
  ],
  hints: ['how', 'start', 'begin', 'approach', 'method'],
  unless: ['automat*', 'process mining', 'business process*', 'approval process*'],
  answer: () => ({
    blocks: [
      paragraph(overviewProcessIntroduction.lead),
      steps(overviewProcess.map(({ title, description }) => [`${title}: ${firstSentence(description)}`])),
      paragraph('What each step leaves you with: ', link('services', '/services'), '.'),
    ],
    quickReplies: [labels.pricing, labels.services, labels.contact],
  }),
}

function firstSentence(text: string): string {
  return text.match(/^.+?[.!?](?=\s|$)/)?.[0] ?? text
}
