import { type Service, serviceSchema } from '@site/data/schemas/services.ts'
import { readRecords } from './records.ts'
import { references } from './tokens.ts'

/** Every service, in the menu's order; those without a place there come last. */
export function services(): Service[] {
  const found = readRecords('services', serviceSchema, references)
  const place = ({ shownIn }: (typeof found)[number]) => shownIn.menu ?? Number.POSITIVE_INFINITY
  return found
    .sort((one, other) => (place(one) < place(other) ? -1 : 1))
    .map((service, index) => ({ ...service, href: `/${service.id}`, sheet: index + 1, sheets: found.length }))
}

/** Those that a place shows, in its order. */
export function servicesIn(shownIn: keyof Service['shownIn']): Service[] {
  const place = (service: Service) => service.shownIn[shownIn] ?? 0
  return services()
    .filter((service) => place(service) > 0)
    .sort((one, other) => place(one) - place(other))
}

export function serviceNamed(id: string): Service | undefined {
  return services().find((service) => service.id === id)
}
