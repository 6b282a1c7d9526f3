import { getCollection } from '@lintel/engine/content/store.ts'
import type { PageContextServer } from 'vike/types'

export type ServiceData = ReturnType<typeof data>

/** @throws Error where the address names no service, which `+route.ts` rules out */
export function data({ routeParams: { service: id } }: Pick<PageContextServer, 'routeParams'>) {
  const service = getCollection('services').find((each) => each.id === id)
  if (!service) throw new Error(`No file of content/services/ stands for "${id}".`)
  return { service }
}
