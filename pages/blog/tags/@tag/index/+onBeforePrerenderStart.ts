import { topicsOf } from '#content/lists.ts'
import { postList } from '#content/posts.ts'

export const onBeforePrerenderStart = () => topicsOf(postList()).map(({ slug }) => `/blog/tags/${slug}`)
