import { getCollection } from '@lintel/engine/content/store.ts'
import type { RouteSync } from 'vike/types'

/** Services without a folder of their own, and no other address. */
export default (({ urlPathname }) => {
  const service = getCollection('services').find(({ href }) => href === urlPathname)
  return service ? { routeParams: { service: service.id } } : false
}) satisfies RouteSync
