import { about } from '#content/forBrowsers.ts'
import { site } from '#data/site.ts'
import { link, listAfter, paragraph } from '../answer.ts'
import { labels } from './labels.ts'
import type { Topic } from './topic.ts'

export const valuesTopic: Topic = {
  id: 'values',
  keywords: ['values', 'principles', 'culture', 'ethics'],
  answer: () => ({
    blocks: [
      ...listAfter(
        paragraph(`The values of ${site.name}:`),
        about.values.map(({ title, description }) => [`${title}: ${description}`]),
      ),
      paragraph('More: ', link(`About ${site.name}`, '/about'), '.'),
    ],
    quickReplies: [labels.expertise, labels.process, labels.company],
  }),
}
