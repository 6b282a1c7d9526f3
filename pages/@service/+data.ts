import type { PageContextServer } from 'vike/types'
import { plainServices } from '#content/services.ts'
import type { Service } from '#data/schemas/services.ts'

export interface ServiceData {
  service: Service
}

/** @throws Error where the address names no service, which `+route.ts` rules out */
export function data({ routeParams: { service: id } }: Pick<PageContextServer, 'routeParams'>): ServiceData {
  const service = plainServices().find((each) => each.id === id)
  if (!service) throw new Error(`No file of content/services/ stands for "${id}".`)
  return { service }
}
