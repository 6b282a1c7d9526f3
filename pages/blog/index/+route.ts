import { listAt } from '@lintel/engine/content/lists.ts'
import type { RouteSync } from 'vike/types'

/** All lists of posts: the blog and its topics, and the later pages of both. */
export default (({ urlPathname }) => {
  const routeParams = listAt(urlPathname)
  return routeParams && { routeParams }
}) satisfies RouteSync
