import { postList } from '@lintel/engine/content/posts.ts'

/** One address stands for all that name no post: the server answers those with its page. */
export const onBeforePrerenderStart = () =>
  ['not-found', ...postList().map(({ slug }) => slug)].map((name) => `/blog/${name}`)
