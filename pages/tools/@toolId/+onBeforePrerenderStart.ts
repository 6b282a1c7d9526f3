import { getCollection } from '@lintel/engine/content/store.ts'

/** One address stands for all that name no tool: the server answers those with its page. */
export const onBeforePrerenderStart = () =>
  ['not-found', ...getCollection('tools').map(({ id }) => id)].map((name) => `/tools/${name}`)
