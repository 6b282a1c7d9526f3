import { anyService, type Service, type ServicePages, serviceSchemas } from '@site/data/schemas/services.ts'
import { readRecord, recordNames } from './records.ts'
import { references } from './tokens.ts'

/** Every service, in the menu's order; those without a place there come last. */
export function services(): Service[] {
  const found = recordNames('services').map((id) => ({ id, ...wordsOf(id) }))
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

/** Those whose page is made of the parts that their file has. */
export function plainServices(): Service[] {
  return services().filter(({ id }) => !Object.hasOwn(serviceSchemas, id))
}

/** A service whose page has sections of its own. */
export function serviceWords<Id extends keyof ServicePages>(id: Id): ServicePages[Id] {
  return serviceNamed(id) as ServicePages[Id]
}

export function serviceNamed(id: string): Service | undefined {
  return services().find((service) => service.id === id)
}

function wordsOf(id: string) {
  const schema = Object.hasOwn(serviceSchemas, id) ? serviceSchemas[id as keyof ServicePages] : anyService
  return readRecord<typeof anyService>(
    `content/services/${id}.yaml`,
    schema as unknown as typeof anyService,
    references,
  )
}
