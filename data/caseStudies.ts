import { type Claim, claims } from '#data/claims.ts'
import type { Service } from '#data/services/service.ts'

/** The result as a drawing that measures the figures of its claims. */
export type CaseStudyDrawing = { altText: string } & (
  | { image: 'retail-demand'; inventory: Claim; skus: Claim }
  | { image: 'healthcare-triage'; time: Claim }
  | { image: 'back-office'; cost: Claim }
)

export interface CaseStudy {
  title: string
  /** A description: clients are not named. */
  client: string
  description: string
  /** Left out where there is no figure to draw. */
  drawing?: CaseStudyDrawing
  /** Made of the claims; empty where there are none. */
  results: string
  industry: string
  /** The claims behind `results`, for their figures and source notes. */
  claims: Claim[]
  /** The service behind the work. */
  serviceHref: Service['href']
}

export const caseStudies: CaseStudy[] = [
  withResults({
    title: 'Retail demand forecasting',
    client: 'Multi-location retailer',
    description:
      'A forecast for each item gives replenishment planners a quantity to order and the reason for it. Planners review the exceptions; the rest of the stock follows expected demand.',
    drawing: {
      image: 'retail-demand',
      inventory: claims.retailInventory,
      skus: claims.retailSkus,
      altText: `Two bars of inventory, before and after, the second ${claims.retailInventory.figure} lower; beside them a field of dots for ${claims.retailSkus.figure} ${claims.retailSkus.text}.`,
    },
    industry: 'Retail',
    claims: [claims.retailSkus, claims.retailInventory],
    serviceHref: '/data-analytics',
  }),
  withResults({
    title: 'Healthcare triage',
    client: 'Healthcare provider',
    description:
      'Incoming requests are summarized and given a proposed urgency, with the passages behind it. Clinical staff confirm or change each proposal, and the system records who decided.',
    drawing: {
      image: 'healthcare-triage',
      time: claims.healthcareTriage,
      altText: `A dial of the time to triage, with the part that was saved marked: ${claims.healthcareTriage.figure} ${claims.healthcareTriage.text}.`,
    },
    industry: 'Healthcare',
    claims: [claims.healthcareTriage],
    serviceHref: '/ai-systems',
  }),
  withResults({
    title: 'SMB back-office automation',
    client: 'Small-to-medium business',
    description:
      'Documents that used to be typed from one system into another are read, checked and posted by a workflow. Staff handle the cases that the rules cannot settle.',
    drawing: {
      image: 'back-office',
      cost: claims.backOfficeCost,
      altText: `Two beams of operating cost, before and after, with the part that fell away measured: ${claims.backOfficeCost.figure} ${claims.backOfficeCost.text}.`,
    },
    industry: 'Small & medium business',
    claims: [claims.backOfficeCost],
    serviceHref: '/automation',
  }),
]

/** The words of the page that belong to no record. Title, intro and links are the specification's. */
export const caseStudiesPage = {
  head: {
    title: 'Case studies',
    description:
      'Measured outcomes of three engagements in retail, healthcare and the back office of a smaller business, each with the source of its figures.',
  },
  heading: 'Case Studies',
  label: 'Case studies',
  title: 'Proof of Impact',
  intro: 'Measured outcomes from AI systems, analytics, and secure transformation programs.',
  learnMore: 'Learn More',
  none: 'No case study is published yet.',
  closing: {
    title: 'Ready to transform your business?',
    text: 'Each of these began with a measurement of how things stood. Yours can begin with a message.',
    contact: { label: 'Tell us what you would measure', href: '/contact' },
    action: { label: 'View Case Studies', href: '#case-studies' },
  },
}

function withResults(study: Omit<CaseStudy, 'results'>): CaseStudy {
  const results = study.claims.map(({ figure, text }) => `${figure} ${text}`).join(', ')
  return { ...study, results }
}
