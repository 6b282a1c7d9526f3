import { overviewProcess, overviewProcessIntroduction } from '#content/forBrowsers.ts'
import { link, paragraph, steps } from '../answer.ts'
import { labels } from './labels.ts'
import type { Topic } from './topic.ts'

export const processTopic: Topic = {
  id: 'process',
  keywords: [
    'process',
    'your approach',
    'approach',
    'method',
    'methodology',
    'steps',
    'phases',
    'how do you work',
    'how you work',
    'how does it work',
    'how it works',
    'how',
  ],
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
