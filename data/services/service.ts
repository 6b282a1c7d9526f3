/** The records that a service page is made of (specification sections 2 and 3). */

export type ServiceId =
  | 'ai-systems'
  | 'data-analytics'
  | 'cybersecurity'
  | 'digital-transformation'
  | 'automation'
  | 'consulting'

export interface Capability {
  title: string
  description: string
  features: string[]
}

export interface ProcessStep {
  /** Two digits, as shown: "01". */
  number: string
  title: string
  description: string
  details: string[]
}

export interface ToolGroup {
  category: string
  tools: string[]
}

export interface Advantage {
  title: string
  description: string
}

/** An application in one industry; `metrics` says what is measured. Figures come from `data/claims.ts`. */
export interface IndustryApplication {
  title: string
  description: string
  metrics: string
}

/** What every service has: its card on the overview and the frame of its page. */
export interface Service<Id extends ServiceId = ServiceId> {
  id: Id
  /** Its page is `pages/<id>/`. */
  href: `/${Id}`
  /** As in the navigation and on cards. */
  name: string
  /** One or two sentences for cards. */
  description: string
  /** For cards; the overview shows the first three. */
  features: string[]
  benefits: string[]
  page: {
    /** The h1: a statement, not the service's name. */
    headline: string
    lead: string
    /** 150 characters at most, for search results. */
    metaDescription: string
    capabilities: Capability[]
    process: ProcessStep[]
    toolGroups: ToolGroup[]
    advantages: Advantage[]
    closing: { title: string; text: string }
  }
}
