import { laterPages } from '#content/lists.ts'
import { postList } from '#content/posts.ts'

export const onBeforePrerenderStart = () => laterPages(postList()).map((page) => `/blog/page/${page}`)
