import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { laterPages, listPage, mainTopics } from '#content/lists.ts'
import { postList } from '#content/posts.ts'
import type { ListPage, Topic } from '#data/posts.ts'

export interface BlogPageData {
  list: ListPage
  topics: Topic[]
}

export function data({ routeParams }: PageContextServer): BlogPageData {
  const posts = postList()
  const page = laterPages(posts).find((number) => String(number) === routeParams.page)
  if (page === undefined) throw render(404)
  return { list: listPage(posts, page), topics: mainTopics(posts) }
}
