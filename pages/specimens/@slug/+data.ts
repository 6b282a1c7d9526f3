import { getCollection } from '@lintel/engine/content/store.ts'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'

export type SpecimenData = ReturnType<typeof data>

/**
 * A document, and the whole set for the way on.
 * @throws where the address names no document
 */
export function data({ routeParams }: Pick<PageContextServer, 'routeParams'>) {
  const set = getCollection('specimens')
  const specimen = set.find(({ id }) => id === routeParams.slug)
  if (!specimen) throw render(404)
  return { specimen, set }
}
