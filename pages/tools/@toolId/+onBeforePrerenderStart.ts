import { tools } from '@lintel/engine/content/tools.ts'

/** One address stands for all that name no tool: the server answers those with its page. */
export const onBeforePrerenderStart = () =>
  ['not-found', ...tools().map(({ id }) => id)].map((name) => `/tools/${name}`)
