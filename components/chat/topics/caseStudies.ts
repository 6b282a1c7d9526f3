import { caseStudies } from '#data/caseStudies.ts'
import { link, list, paragraph } from '../answer.ts'
import { sourcesOf } from './claimText.ts'
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
      sourcesOf(caseStudies.flatMap(({ claimIds }) => claimIds)),
      paragraph('More: ', link('Case studies', '/case-studies'), '.'),
    ],
    quickReplies: [labels.roi, labels.services, labels.contact],
  }),
}
