import { listRoute } from '#content/lists.ts'
import { articlesAbout, blog } from '#data/blog.ts'
import type { PageHead } from '#renderer/head.ts'
import type { ListData } from './+data.ts'

const readers = 'Written for technical leaders'

export default ({ topic, list: { posts, page, pages } }: ListData): PageHead => {
  const title = topic ? `Articles about ${topic.name}` : blog.head.title
  const facts = {
    route: listRoute(topic, page),
    subject: { kind: 'posts', title: topic?.name ?? blog.title, posts },
  } as const
  if (page > 1) {
    const lead = topic ? `${articlesAbout(topic)} ${readers}.` : blog.lead
    return { title: `${title}, page ${page}`, description: `${lead} Page ${page} of ${pages}.`, ...facts }
  }
  const description = topic
    ? `${articlesAbout(topic)} ${readers}, with mechanisms, trade-offs and failure modes.`
    : blog.head.description
  return { title, description, ...facts }
}
