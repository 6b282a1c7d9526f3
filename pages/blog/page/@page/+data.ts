import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { laterPage, listPage, mainTopics } from '#content/lists.ts'
import { postList } from '#content/posts.ts'
import type { ListPage, Topic } from '#data/posts.ts'

export interface BlogPageData {
  list: ListPage
  topics: Topic[]
}

export function data({ routeParams }: PageContextServer): BlogPageData {
  const posts = postList()
  const page = laterPage(posts, routeParams.page)
  if (page === undefined) throw render(404)
  return { list: listPage(posts, page), topics: mainTopics(posts) }
}
