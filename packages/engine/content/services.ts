import type { Service } from '@site/data/schemas/services.ts'
import { getCollection } from './store.ts'

/** Returns the services shown in a place, in its order. */
export function servicesIn(shownIn: keyof Service['shownIn']): Service[] {
  const orderOf = (service: Service) => service.shownIn[shownIn] ?? 0
  return getCollection('services')
    .filter((service) => orderOf(service) > 0)
    .sort((one, other) => orderOf(one) - orderOf(other))
}
