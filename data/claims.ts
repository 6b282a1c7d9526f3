/**
 * The claims register: every figure that the site states, once, with where it comes from.
 * Pages render figures from here and show `source` as the note behind the figure.
 */
export interface Claim {
  /** The figure as shown, such as "85%". */
  figure: string
  /** What the figure says, as shown beside it. */
  text: string
  /** Where it comes from: shown to visitors as the note behind the figure. */
  source: string
  /** True where the figure explains rather than reports. */
  illustrative: boolean
}

const delivery = "The firm's own delivery records. A ceiling reached in one engagement, not a typical result."
const caseStudy = "The firm's own delivery records for this engagement, whose client is not named."
const firm = 'Stated by the firm about itself.'

export const claims = {
  riskReduction: { figure: '85%', text: 'risk reduction, up to', source: delivery, illustrative: false },
  manualWork: { figure: '80%', text: 'less manual work, up to', source: delivery, illustrative: false },
  retailSkus: { figure: '1,200+', text: 'SKUs forecast', source: caseStudy, illustrative: false },
  retailInventory: { figure: '14%', text: 'inventory reduction', source: caseStudy, illustrative: false },
  healthcareTriage: { figure: '32%', text: 'faster triage', source: caseStudy, illustrative: false },
  backOfficeCost: { figure: '25%', text: 'lower operating cost', source: caseStudy, illustrative: false },
  internalProducts: { figure: '10+', text: 'internal products', source: firm, illustrative: false },
  architectureFirst: { figure: '100%', text: 'architecture-first', source: firm, illustrative: false },
  innovationFocus: { figure: '24/7', text: 'innovation focus', source: firm, illustrative: false },
  yearsExperience: { figure: '5+', text: 'years experience', source: firm, illustrative: false },
  projects: { figure: '50+', text: 'projects', source: firm, illustrative: false },
  satisfaction: { figure: '100%', text: 'satisfaction', source: firm, illustrative: false },
  support: { figure: '24/7', text: 'support', source: firm, illustrative: false },
} satisfies Record<string, Claim>

export type ClaimId = keyof typeof claims
