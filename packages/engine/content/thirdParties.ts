import { foreignOrigin, services, type ThirdParty, type ThirdPartyId } from '@lintel/rules/thirdParties.ts'
import { getCollection } from './store.ts'
import { consent } from './strings.ts'

/** All that the site knows how to use, with what visitors read of it before they agree. */
export const thirdParties: (ThirdParty & { purpose: string })[] = [
  ...services,
  {
    id: 'tools' as const,
    name: 'Embedded tools',
    setting: getCollection('tools').flatMap(({ url }) => foreignOrigin(url) ?? []),
    // Each tool page names the origin of its own tool alone: see `packages/engine/outputs/contentPolicy.ts`.
    sources: {},
  },
].map((service) => ({ ...service, purpose: consent.purposes[service.id] }))

/** What this build may load after consent: nothing, until the owner names something. */
export const optionalServices = thirdParties.filter(({ setting }) => setting && setting.length > 0)

export function isConfigured(id: ThirdPartyId): boolean {
  return optionalServices.some((service) => service.id === id)
}
