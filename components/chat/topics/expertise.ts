import { about } from '#content/forBrowsers.ts'
import { site } from '#data/site.ts'
import { link, listAfter, paragraph } from '../answer.ts'
import { labels } from './labels.ts'
import type { Topic } from './topic.ts'

export const expertiseTopic: Topic = {
  id: 'expertise',
  keywords: ['expertise', 'technologies', 'tech stack', 'technology stack', 'skills'],
  answer: () => ({
    blocks: [
      ...listAfter(
        paragraph('Our areas of expertise, with the technologies of each:'),
        about.expertise.map(({ title, description, technologies }) => [
          `${title}: ${description} (${technologies.join(', ')})`,
        ]),
      ),
      paragraph('More: ', link(`About ${site.name}`, '/about'), '.'),
    ],
    quickReplies: [labels['ai-systems'], labels['data-analytics'], labels.cybersecurity],
  }),
}
