import { blogTopics } from '#data/blogTopics.ts'
import { link, list, paragraph } from '../answer.ts'
import { labels } from './labels.ts'
import type { Topic } from './topic.ts'

export const blogTopic: Topic = {
  id: 'blog',
  keywords: ['blog', 'article', 'articles', 'posts', 'blog posts', 'insights', 'publications'],
  answer: () => ({
    blocks: [
      paragraph('The ', link('blog', '/blog'), ' is about:'),
      list(blogTopics.map((topic) => [topic])),
    ],
    quickReplies: [labels['ai-systems'], labels['data-analytics'], labels.automation],
  }),
}
