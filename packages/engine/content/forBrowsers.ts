/**
 * The records that the assistant answers with. A bundle for browsers holds their values (`packages/engine/render/vitePlugins.ts`), and neither this code nor a parser.
 */
import type { Service } from '@site/data/schemas/services.ts'
import { blockOf } from './blocks.ts'
import { caseStudies as everyCaseStudy } from './caseStudies.ts'
import { pageWords } from './pages.ts'
import { services as everyService, servicesIn } from './services.ts'

const page = pageWords('about')
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

export const caseStudies = everyCaseStudy().map((study) =>
  only(study, 'title', 'client', 'description', 'results', 'claims'),
)
export const caseStudiesPage = { none: blockOf(pageWords('case-studies'), 'case-studies')?.none ?? '' }

const card = (service: Service) => only(service, 'name', 'href', 'description', 'features', 'benefits')

export const services = Object.fromEntries(everyService().map((service) => [service.id, card(service)]))
export const overviewServices = servicesIn('overview').map(card)

const overview = blockOf(pageWords('services'), 'service-cards')
const process = blockOf(pageWords('services'), 'steps')

export const servicesPage = {
  lead: overview?.lead ?? '',
  note: overview?.note,
  process: process?.lead ?? '',
  steps: (process?.steps ?? []).map((step) => only(step, 'title', 'description', 'details')),
  closing: blockOf(pageWords('services'), 'closing')?.text ?? '',
}

export const contact = only(pageWords('contact').section, 'lead')

/** Browsers get no more of a record than the assistant says. */
function only<Item extends object, Name extends keyof Item>(item: Item, ...names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, item[name]])) as Pick<Item, Name>
}
