import type { RouteSync } from 'vike/types'
import { specimens } from '#content/specimens.ts'

/** The documents of `content/specimens/`, and no other address. */
export default (({ urlPathname }) => {
  const specimen = specimens().find(({ href }) => href === urlPathname)
  return specimen ? { routeParams: { slug: specimen.id } } : false
}) satisfies RouteSync
