import type { RouteSync } from 'vike/types'
import { plainServices } from '#content/services.ts'

/** Services without a folder of their own, and no other address. */
export default (({ urlPathname }) => {
  const service = plainServices().find(({ href }) => href === urlPathname)
  return service ? { routeParams: { service: service.id } } : false
}) satisfies RouteSync
