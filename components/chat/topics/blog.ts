import { blogTopics } from '#data/blogTopics.ts'
import { link, list, paragraph } from '../answer.ts'
import { labels } from './labels.ts'
import type { Topic } from './topic.ts'

export const blogTopic: Topic = {
  id: 'blog',
  keywords: ['blog', 'article', 'articles', 'blog posts', 'insights', 'publications', 'newsletter'],
  unless: [
    'who writes',
    'who wrote',
    'copy',
    'reprint*',
    'republish*',
    'quote',
    'unsubscribe',
    'stop*',
    'cancel*',
  ],
  hints: ['post', 'posts', 'read', 'write', 'learn'],
  answer: () => ({
    blocks: [
      paragraph('The ', link('blog', '/blog'), ' is about:'),
      list(blogTopics.map((topic) => [topic])),
    ],
    quickReplies: [labels['ai-systems'], labels['data-analytics'], labels.automation],
  }),
}
