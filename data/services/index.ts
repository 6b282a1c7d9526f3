import { aiSystems } from '#data/services/ai-systems.ts'
import { automation } from '#data/services/automation.ts'
import { consulting } from '#data/services/consulting.ts'
import { cybersecurity } from '#data/services/cybersecurity.ts'
import { dataAnalytics } from '#data/services/data-analytics.ts'
import { digitalTransformation } from '#data/services/digital-transformation.ts'
import type { Service, ServiceId } from '#data/services/service.ts'

/** In the navigation's order. */
export const services: { [Id in ServiceId]: Service<Id> } = {
  'ai-systems': aiSystems,
  'data-analytics': dataAnalytics,
  cybersecurity,
  'digital-transformation': digitalTransformation,
  automation,
  consulting,
}

export const serviceList: Service[] = Object.values(services)

/** The cards of the home page, in their order. */
export const homeServices = shown({
  'ai-systems': true,
  'data-analytics': true,
  'digital-transformation': true,
  cybersecurity: false,
  automation: false,
  consulting: false,
})

/** The cards of the services overview, in their order. */
export const overviewServices = shown({
  'ai-systems': true,
  'data-analytics': true,
  'digital-transformation': true,
  automation: true,
  consulting: true,
  // The overview names it beside the cards (`overviewSection.note`).
  cybersecurity: false,
})

/** The links of the footer, in their order. */
export const footerServices = shown({
  'ai-systems': true,
  'data-analytics': true,
  automation: true,
  cybersecurity: true,
  'digital-transformation': true,
  consulting: false,
})

/** A table of all services, so that each place decides about a new one. */
function shown(table: Record<ServiceId, boolean>): Service[] {
  return (Object.keys(table) as ServiceId[]).filter((id) => table[id]).map((id) => services[id])
}
