import type { PageContextServer } from 'vike/types'
import { serviceNamed } from '#content/services.ts'
import type { Service } from '#data/schemas/services.ts'

export interface ServiceData {
  /** Null where the address names no service. */
  service: Service | null
}

export function data({ routeParams }: PageContextServer): ServiceData {
  return { service: serviceNamed(routeParams.service ?? '') ?? null }
}
