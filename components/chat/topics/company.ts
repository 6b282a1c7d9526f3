import { about } from '#content/forBrowsers.ts'
import { site } from '#data/site.ts'
import { link, paragraph } from '../answer.ts'
import { claimBlocks } from './claimText.ts'
import { labels } from './labels.ts'
import type { Topic } from './topic.ts'

export const companyTopic: Topic = {
  id: 'company',
  keywords: ['company', 'firm', 'consultancy', site.name, 'who are you', 'about you', 'about us'],
  answer: () => ({
    blocks: [
      paragraph(site.description),
      paragraph(`Mission: ${about.mission}`),
      paragraph(`Vision: ${about.vision}`),
      ...claimBlocks(about.assistantStats),
      paragraph('More: ', link(`About ${site.name}`, '/about'), '.'),
    ],
    quickReplies: [labels.services, labels.values, labels.expertise],
  }),
}
