import type { RouteSync } from 'vike/types'
import { legalPages } from '#content/legal.ts'

/** The texts of `content/legal/`, and no other address. */
export default (({ urlPathname }) => {
  const page = legalPages().find(({ href }) => href === urlPathname)
  return page ? { routeParams: { name: page.name } } : false
}) satisfies RouteSync
