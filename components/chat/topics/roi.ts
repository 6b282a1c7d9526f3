import { about, caseStudies } from '#content/forBrowsers.ts'
import { type Block, link, list, paragraph } from '../answer.ts'
import { claimBlocks, sourcesOf } from './claimText.ts'
import { labels } from './labels.ts'
import type { Topic } from './topic.ts'

export const roiTopic: Topic = {
  id: 'roi',
  keywords: [
    'roi',
    'return on investment',
    'benefit',
    'benefits',
    'payback',
    'savings',
    'business value',
    'results',
    'outcomes',
  ],
  answer: () => ({
    blocks: [...bestResults(), ...measuredResults()],
    quickReplies: [labels.caseStudies, labels.pricing, labels.contact],
  }),
}

function bestResults(): Block[] {
  if (about.bestResults.length === 0) return []
  return [paragraph('What our work has reached:'), ...claimBlocks(about.bestResults)]
}

function measuredResults(): Block[] {
  const measured = caseStudies.filter(({ results }) => results)
  if (measured.length === 0)
    return [paragraph('What we have worked on: ', link('case studies', '/case-studies'), '.')]
  return [
    paragraph('And in the ', link('case studies', '/case-studies'), ':'),
    list(measured.map(({ title, results }) => [`${title}: ${results}`])),
    ...sourcesOf(measured.flatMap(({ claims }) => claims)),
  ]
}
