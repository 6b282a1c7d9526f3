import { neighborsOf, relatedTo } from '@lintel/engine/content/lists.ts'
import { postBySlug, postList } from '@lintel/engine/content/posts.ts'
import type { PageContextServer } from 'vike/types'

export type PostData = ReturnType<typeof data>

/**
 * The post and what surrounds it; no post where the address names none. The words are left to the page, so that a
 * build can tell from the rest, which has the post's digest, whether the page must be rendered.
 */
export function data({ routeParams }: PageContextServer) {
  const post = postBySlug(routeParams.slug ?? '')
  if (!post) return { post: null }
  const posts = postList()
  return {
    post,
    ...neighborsOf(posts, post),
    related: relatedTo(posts, post),
  }
}
