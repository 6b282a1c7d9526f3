import { listPaths } from '#content/lists.ts'
import { postList } from '#content/posts.ts'

export const onBeforePrerenderStart = () => listPaths(postList())
