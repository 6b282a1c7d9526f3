import type { Service } from '@site/data/schemas/services.ts'
import { getCollection } from './store.ts'

/** Services that a place shows, in its order. */
export function servicesIn(shownIn: keyof Service['shownIn']): Service[] {
  const place = (service: Service) => service.shownIn[shownIn] ?? 0
  return getCollection('services')
    .filter((service) => place(service) > 0)
    .sort((one, other) => place(one) - place(other))
}
