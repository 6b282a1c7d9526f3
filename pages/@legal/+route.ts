import { getCollection } from '@lintel/engine/content/store.ts'
import type { RouteSync } from 'vike/types'

/** The texts of `content/legal/`, and no other address. */
export default (({ urlPathname }) => {
  const page = getCollection('legal').find(({ href }) => href === urlPathname)
  return page ? { routeParams: { name: page.id } } : false
}) satisfies RouteSync
