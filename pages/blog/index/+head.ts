import { listRoute } from '@lintel/engine/content/lists.ts'
import { getContent } from '@lintel/engine/content/store.ts'
import type { PageHead } from '@lintel/engine/render/head.ts'
import { articlesAbout, topicHeading } from '@lintel/rules/blog.ts'
import { fillIn } from '@lintel/rules/fillIn.ts'
import type { ListData } from './+data.ts'

export default ({ topic, list: { posts, page, pages } }: ListData): PageHead => {
  const words = getContent('pages', 'blog')
  const { about, head } = words.topic
  const inTopic = (phrase: string) =>
    topic ? fillIn(phrase, { topic: topicHeading(topic), about: articlesAbout(topic, about) }) : undefined
  const title = inTopic(head.title) ?? words.head.title
  const common = {
    route: listRoute(topic, page),
    subject: { kind: 'posts', title: topic ? topicHeading(topic) : words.title, posts },
  } as const
  if (page === 1)
    return { title, description: inTopic(head.description) ?? words.head.description, ...common }
  const { laterPage } = words.list
  return {
    title: fillIn(laterPage.title, { title, page }),
    description: fillIn(laterPage.description, {
      lead: inTopic(head.laterDescription) ?? words.lead,
      page,
      pages,
    }),
    ...common,
  }
}
