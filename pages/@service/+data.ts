import { services } from '@lintel/engine/content/services.ts'
import type { PageContextServer } from 'vike/types'

export type ServiceData = ReturnType<typeof data>

/** @throws Error where the address names no service, which `+route.ts` rules out */
export function data({ routeParams: { service: id } }: Pick<PageContextServer, 'routeParams'>) {
  const service = services().find((each) => each.id === id)
  if (!service) throw new Error(`No file of content/services/ stands for "${id}".`)
  return { service }
}
