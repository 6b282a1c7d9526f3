import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { listPage, mainTopics, postsAbout, topicBySlug } from '#content/lists.ts'
import { postList } from '#content/posts.ts'
import type { ListPage, Topic } from '#data/posts.ts'

export interface TagData {
  topic: Topic
  list: ListPage
  topics: Topic[]
}

export function data({ routeParams }: PageContextServer): TagData {
  const posts = postList()
  const topic = topicBySlug(posts, routeParams.tag)
  if (!topic) throw render(404)
  return { topic, list: listPage(postsAbout(posts, topic.slug), 1), topics: mainTopics(posts) }
}
