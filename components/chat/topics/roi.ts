import { caseStudies } from '#data/caseStudies.ts'
import { link, list, paragraph } from '../answer.ts'
import { claimBlocks, sourcesOf } from './claimText.ts'
import { labels } from './labels.ts'
import type { Topic } from './topic.ts'

export const roiTopic: Topic = {
  id: 'roi',
  keywords: [
    'roi',
    'return on',
    'benefit*',
    'payback',
    'savings',
    'business value',
    'business case',
    'results',
    'outcomes',
  ],
  unless: ['calculator'],
  hints: ['worth', 'save', 'value', 'measur*'],
  answer: () => ({
    blocks: [
      paragraph('What our work has reached:'),
      ...claimBlocks(['riskReduction', 'manualWork']),
      paragraph('And in the ', link('case studies', '/case-studies'), ':'),
      list(caseStudies.map(({ title, results }) => [`${title}: ${results}`])),
      sourcesOf(caseStudies.flatMap(({ claimIds }) => claimIds)),
    ],
    quickReplies: [labels.caseStudies, labels.pricing, labels.contact],
  }),
}
