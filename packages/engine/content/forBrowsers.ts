/**
 * The records that the assistant answers from. Browser bundles contain only the values exported here, without
 * this code or a YAML parser (`packages/engine/render/vitePlugins.ts`).
 */

import type { Service } from '@site/data/schemas/services.ts'
import { blockOf } from './blockPages.ts'
import { getCollection, getContent, servicesIn } from './store.ts'

const page = getContent('pages', 'about')
const purpose = blockOf(page, 'purpose')

export const about = {
  mission: purpose?.mission.text ?? '',
  vision: purpose?.vision.text ?? '',
  values: blockOf(page, 'values')?.entries ?? [],
  expertise: (blockOf(page, 'expertise')?.areas ?? []).map((area) =>
    only(area, 'title', 'description', 'technologies'),
  ),
  assistantStats: page.assistant.figures.claims,
  bestResults: page.assistant.bestResults.claims,
}

export const caseStudies = getCollection('caseStudies').map((study) =>
  only(study, 'title', 'client', 'description', 'results', 'claims', 'confirmed'),
)
export const caseStudiesPage = {
  none: blockOf(getContent('pages', 'case-studies'), 'case-studies')?.none ?? '',
}

const card = (service: Service) => only(service, 'name', 'href', 'description', 'features', 'benefits')

export const services = Object.fromEntries(
  getCollection('services').map((service) => [service.id, card(service)]),
)
export const overviewServices = servicesIn('overview').map(card)

const servicesWords = getContent('pages', 'services')
const overview = blockOf(servicesWords, 'service-cards')
const process = blockOf(servicesWords, 'steps')

export const servicesPage = {
  note: overview?.note,
  process: process?.lead ?? '',
  steps: (process?.steps ?? []).map((step) => only(step, 'title', 'description', 'details')),
  closing: blockOf(servicesWords, 'closing')?.text ?? '',
}

export const contact = only(getContent('pages', 'contact').section, 'lead')

/** Picks the fields that the assistant uses, so that browsers get nothing else. */
function only<Item extends object, Name extends keyof Item>(item: Item, ...names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, item[name]])) as Pick<Item, Name>
}
