import type { PageContextServer } from 'vike/types'
import { headingsOf } from '#components/prose/renderMarkdown.tsx'
import { neighborsOf, relatedTo } from '#content/lists.ts'
import { postBySlug, postList } from '#content/posts.ts'

export type PostData = ReturnType<typeof data>

/** The post and what surrounds it; no post where the address names none. */
export function data({ routeParams }: PageContextServer) {
  const post = postBySlug(routeParams.slug ?? '')
  if (!post) return { post: null }
  const posts = postList()
  return {
    post,
    headings: headingsOf(post.markdown),
    ...neighborsOf(posts, post),
    related: relatedTo(posts, post),
  }
}
