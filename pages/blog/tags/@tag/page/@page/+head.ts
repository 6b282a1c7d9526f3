import { articlesAbout } from '#data/blog.ts'
import type { PageHead } from '#renderer/head.ts'
import type { TagPageData } from './+data.ts'

export default ({ topic, list: { page, pages, posts } }: TagPageData): PageHead => ({
  title: `Articles about ${topic.name}, page ${page}`,
  description: `${articlesAbout(topic)} Written for technical leaders. Page ${page} of ${pages}.`,
  subject: { kind: 'posts', title: topic.name, posts },
})
