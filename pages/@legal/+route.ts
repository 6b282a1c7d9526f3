import { legalPages } from '@lintel/engine/content/legal.ts'
import type { RouteSync } from 'vike/types'

/** The texts of `content/legal/`, and no other address. */
export default (({ urlPathname }) => {
  const page = legalPages().find(({ href }) => href === urlPathname)
  return page ? { routeParams: { name: page.name } } : false
}) satisfies RouteSync
