import { listPage, mainTopics, postsAbout, topicBySlug } from '@lintel/engine/content/lists.ts'
import { postList } from '@lintel/engine/content/posts.ts'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'

export type ListData = ReturnType<typeof data>

/**
 * A page of the list about a topic, or of all posts, and other topics that a reader may go to.
 * @throws where the address names no such page
 */
export function data({ routeParams: { tag, page } }: Pick<PageContextServer, 'routeParams'>) {
  const posts = postList()
  const topic = topicBySlug(posts, tag)
  const list = tag && !topic ? undefined : listPage(topic ? postsAbout(posts, topic.slug) : posts, page)
  if (!list) throw render(404)
  return { topic, list, topics: mainTopics(posts) }
}
