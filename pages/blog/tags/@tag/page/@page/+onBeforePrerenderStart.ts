import { laterPages, postsAbout, topicsOf } from '#content/lists.ts'
import { postList } from '#content/posts.ts'

export function onBeforePrerenderStart(): string[] {
  const posts = postList()
  return topicsOf(posts).flatMap(({ slug }) =>
    laterPages(postsAbout(posts, slug)).map((page) => `/blog/tags/${slug}/page/${page}`),
  )
}
