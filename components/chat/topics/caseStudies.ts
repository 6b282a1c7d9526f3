import { caseStudies } from '#data/caseStudies.ts'
import { claims } from '#data/claims.ts'
import { type Block, link, list, note, paragraph } from '../answer.ts'
import { labels } from './labels.ts'
import type { Topic } from './topic.ts'

export const caseStudiesTopic: Topic = {
  id: 'caseStudies',
  keywords: [
    'case study',
    'case studies',
    'your clients',
    'your customers',
    'success story',
    'success stories',
    'portfolio',
    'references',
    'track record',
    'past projects',
    'examples of your work',
    'worked with',
  ],
  hints: ['client*', 'customer*', 'example*', 'proof'],
  answer: () => ({
    blocks: [
      paragraph(`${caseStudies.length} engagements, whose clients are not named:`),
      list(
        caseStudies.map(({ title, client, description, results }) => [
          `${title} (${client}): ${description} Result: ${results}.`,
        ]),
      ),
      sources(),
      paragraph('More: ', link('Case studies', '/case-studies'), '.'),
    ],
    quickReplies: [labels.roi, labels.services, labels.contact],
  }),
}

function sources(): Block {
  const texts = new Set(caseStudies.flatMap(({ claimIds }) => claimIds.map((id) => claims[id].source)))
  return note(`Source: ${[...texts].join(' ')}`)
}
