import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { laterPage, listPage, mainTopics, postsAbout, topicBySlug } from '#content/lists.ts'
import { postList } from '#content/posts.ts'
import type { ListPage, Topic } from '#data/posts.ts'

export interface TagPageData {
  topic: Topic
  list: ListPage
  topics: Topic[]
}

export function data({ routeParams }: PageContextServer): TagPageData {
  const posts = postList()
  const topic = topicBySlug(posts, routeParams.tag)
  if (!topic) throw render(404)
  const about = postsAbout(posts, topic.slug)
  const page = laterPage(about, routeParams.page)
  if (page === undefined) throw render(404)
  return { topic, list: listPage(about, page), topics: mainTopics(posts) }
}
