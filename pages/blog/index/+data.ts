import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { listPage, mainTopics, postsAbout, topicBySlug } from '#content/lists.ts'
import { postList } from '#content/posts.ts'
import type { ListPage, Topic } from '#data/posts.ts'

export interface ListData {
  /** What the list is about; all posts without one. */
  topic: Topic | undefined
  list: ListPage
  /** Others that a reader may go to. */
  topics: Topic[]
}

export function data({ routeParams: { tag, page } }: Pick<PageContextServer, 'routeParams'>): ListData {
  const posts = postList()
  const topic = topicBySlug(posts, tag)
  const list = tag && !topic ? undefined : listPage(topic ? postsAbout(posts, topic.slug) : posts, page)
  if (!list) throw render(404)
  return { topic, list, topics: mainTopics(posts) }
}
