import { blockPages } from '@lintel/engine/content/blockPages.ts'
import type { RouteSync } from 'vike/types'

/** The records that are pages, and no other address. */
export default (({ urlPathname }) =>
  blockPages().some(({ href }) => href === urlPathname) && { routeParams: {} }) satisfies RouteSync
