import type { RouteSync } from 'vike/types'
import { caseStudies } from '#content/caseStudies.ts'

/** The sheets that there are, and no other address. */
export default (({ urlPathname }) => {
  const study = caseStudies().find(({ href }) => href === urlPathname)
  return study ? { routeParams: { slug: study.slug } } : false
}) satisfies RouteSync
