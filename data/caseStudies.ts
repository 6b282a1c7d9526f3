import { type ClaimId, claims } from '#data/claims.ts'
import type { Service } from '#data/services/service.ts'

export type CaseStudyImage = 'retail-demand' | 'healthcare-triage' | 'back-office'

export interface CaseStudy {
  title: string
  /** A description: clients are not named. */
  client: string
  description: string
  image: CaseStudyImage
  altText: string
  results: string
  industry: string
  /** The claims behind `results`, for their figures and source notes. */
  claimIds: ClaimId[]
  /** The service behind the work. */
  serviceHref: Service['href']
}

export const caseStudies: CaseStudy[] = [
  withResults({
    title: 'Retail demand forecasting',
    client: 'Multi-location retailer',
    description:
      'A forecast for each item gives replenishment planners a quantity to order and the reason for it. Planners review the exceptions; the rest of the stock follows expected demand.',
    image: 'retail-demand',
    altText:
      'Line drawing of a demand curve for one item: past sales, then a forecast inside a widening band.',
    industry: 'Retail',
    claimIds: ['retailSkus', 'retailInventory'],
    serviceHref: '/data-analytics',
  }),
  withResults({
    title: 'Healthcare triage',
    client: 'Healthcare provider',
    description:
      'Incoming requests are summarized and given a proposed urgency, with the passages behind it. Clinical staff confirm or change each proposal, and the system records who decided.',
    image: 'healthcare-triage',
    altText:
      'Line drawing of incoming requests sorted into three queues by urgency, with a review point before each.',
    industry: 'Healthcare',
    claimIds: ['healthcareTriage'],
    serviceHref: '/ai-systems',
  }),
  withResults({
    title: 'SMB back-office automation',
    client: 'Small-to-medium business',
    description:
      'Documents that used to be typed from one system into another are read, checked and posted by a workflow. Staff handle the cases that the rules cannot settle.',
    image: 'back-office',
    altText:
      'Line drawing of documents passing through a checking step into a ledger, with one branch to a person.',
    industry: 'Small & medium business',
    claimIds: ['backOfficeCost'],
    serviceHref: '/automation',
  }),
]

function withResults(study: Omit<CaseStudy, 'results'>): CaseStudy {
  const results = study.claimIds.map((id) => `${claims[id].figure} ${claims[id].text}`).join(', ')
  return { ...study, results }
}
