import { caseStudies, caseStudiesPage } from '#content/forBrowsers.ts'
import { type Block, link, list, paragraph } from '../answer.ts'
import { sourcesOf } from './claimText.ts'
import { labels } from './labels.ts'
import type { Topic } from './topic.ts'

export const caseStudiesTopic: Topic = {
  id: 'caseStudies',
  keywords: [
    'case study',
    'case studies',
    'success stories',
    'portfolio',
    'references',
    'track record',
    'projects',
    'past projects',
    'examples',
  ],
  answer: () => ({
    blocks: [
      ...engagements(),
      ...sourcesOf(caseStudies.flatMap(({ claims }) => claims)),
      paragraph('More: ', link('Case studies', '/case-studies'), '.'),
    ],
    quickReplies: [labels.roi, labels.services, labels.contact],
  }),
}

function engagements(): Block[] {
  if (caseStudies.length === 0) return [paragraph(caseStudiesPage.none)]
  const count = caseStudies.length === 1 ? 'One engagement' : `${caseStudies.length} engagements`
  return [
    paragraph(`${count}, whose clients are not named:`),
    list(
      caseStudies.map(({ title, client, description, results }) => [
        `${title} (${client}): ${description}${results && ` Result: ${results}.`}`,
      ]),
    ),
  ]
}
