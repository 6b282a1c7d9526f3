import { listPage, mainTopics } from '#content/lists.ts'
import { postList } from '#content/posts.ts'
import type { ListPage, Topic } from '#data/posts.ts'

export interface BlogData {
  list: ListPage
  topics: Topic[]
}

export function data(): BlogData {
  const posts = postList()
  return { list: listPage(posts, 1), topics: mainTopics(posts) }
}
