import { listPaths } from '@lintel/engine/content/lists.ts'
import { postList } from '@lintel/engine/content/posts.ts'

export const onBeforePrerenderStart = () => listPaths(postList())
