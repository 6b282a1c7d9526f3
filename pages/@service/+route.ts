import { services } from '@lintel/engine/content/services.ts'
import type { RouteSync } from 'vike/types'

/** Services without a folder of their own, and no other address. */
export default (({ urlPathname }) => {
  const service = services().find(({ href }) => href === urlPathname)
  return service ? { routeParams: { service: service.id } } : false
}) satisfies RouteSync
