import { foreignOrigin, services, type ThirdParty, type ThirdPartyId } from '@lintel/rules/thirdParties.ts'
import { getCollection } from './store.ts'
import { consent } from './strings.ts'

/** All third-party services that the site can use, with the text that visitors read before they agree. */
export const thirdParties: (ThirdParty & { purpose: string })[] = [
  ...services,
  {
    id: 'tools' as const,
    name: 'Embedded tools',
    setting: getCollection('tools').flatMap(({ url }) => foreignOrigin(url) ?? []),
    // Each tool page allows only the origin of its own tool; see `packages/engine/outputs/contentPolicy.ts`.
    sources: {},
  },
].map((service) => ({ ...service, purpose: consent.purposes[service.id] }))

/** The services that this build may load after consent: none until the owner configures one. */
export const optionalServices = thirdParties.filter(({ setting }) => setting && setting.length > 0)

export function isConfigured(id: ThirdPartyId): boolean {
  return optionalServices.some((service) => service.id === id)
}
