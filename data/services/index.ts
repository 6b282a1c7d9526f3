import { aiSystems } from '#data/services/ai-systems.ts'
import { automation } from '#data/services/automation.ts'
import { consulting } from '#data/services/consulting.ts'
import { cybersecurity } from '#data/services/cybersecurity.ts'
import { dataAnalytics } from '#data/services/data-analytics.ts'
import { digitalTransformation } from '#data/services/digital-transformation.ts'
import type { Service, ServiceId } from '#data/services/service.ts'

export const services: Record<ServiceId, Service> = {
  'ai-systems': aiSystems,
  'data-analytics': dataAnalytics,
  cybersecurity,
  'digital-transformation': digitalTransformation,
  automation,
  consulting,
}

/** In the navigation's order. */
export const serviceList: Service[] = [
  aiSystems,
  dataAnalytics,
  cybersecurity,
  digitalTransformation,
  automation,
  consulting,
]

/** The three cards of the home page. */
export const homeServices: Service[] = [aiSystems, dataAnalytics, digitalTransformation]

/** The five cards of the services overview. */
export const overviewServices: Service[] = [
  aiSystems,
  dataAnalytics,
  digitalTransformation,
  automation,
  consulting,
]
