import { articlesAbout } from '#data/blog.ts'
import type { PageHead } from '#renderer/head.ts'
import type { TagData } from './+data.ts'

export default ({ topic, list }: TagData): PageHead => ({
  title: `Articles about ${topic.name}`,
  description: `${articlesAbout(topic)} Written for technical leaders, with mechanisms, trade-offs and failure modes.`,
  subject: { kind: 'posts', title: topic.name, posts: list.posts },
})
