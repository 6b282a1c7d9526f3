/**
 * The claims register: every figure, superlative and badge that the site states, once, with where it comes from.
 * Pages render them from here and show `source` as the note behind them. The build refuses a percentage or a multiple
 * that is written elsewhere, a review that is out of date, and two records that contradict each other.
 */
import { site } from '#data/site.ts'

export interface Claim {
  /** The figure, the superlative or the badge as shown: "85%", "Complete". */
  figure: string
  /** What it says, as shown beside it. */
  text: string
  /** What is measured: two records about one subject must state the same figure. */
  subject: string
  /** Where it comes from: shown to visitors as the note behind the figure. */
  source: string
  /** Who answers for it. */
  owner: string
  /** The day on which the owner last checked it, year-month-day; null until somebody did. */
  reviewed: string | null
  /** True where the figure explains rather than reports. */
  illustrative: boolean
}

/** How long a review holds. After it, the build asks for a new one. */
export const reviewMonths = 12

const delivery = "The firm's own delivery records. A ceiling reached in one engagement, not a typical result."
const caseStudy = "The firm's own delivery records for this engagement, whose client is not named."
const firm = 'Stated by the firm about itself.'
const example = 'An example with invented amounts, for the arithmetic alone.'

/** Not yet reviewed by the firm that owns the site: `npm run launch-check` lists these. */
const open = { owner: site.team, reviewed: null, illustrative: false }
const sample = { owner: site.team, reviewed: null, illustrative: true, source: example }

export const claims = {
  riskReduction: {
    ...open,
    figure: '85%',
    text: 'risk reduction, up to',
    subject: 'highest risk reduction',
    source: delivery,
  },
  manualWork: {
    ...open,
    figure: '80%',
    text: 'less manual work, up to',
    subject: 'highest reduction of manual work',
    source: delivery,
  },
  retailSkus: {
    ...open,
    figure: '1,200+',
    text: 'SKUs forecast',
    subject: 'items forecast for the retailer',
    source: caseStudy,
  },
  retailInventory: {
    ...open,
    figure: '14%',
    text: 'inventory reduction',
    subject: 'inventory of the retailer',
    source: caseStudy,
  },
  healthcareTriage: {
    ...open,
    figure: '32%',
    text: 'faster triage',
    subject: 'time to triage',
    source: caseStudy,
  },
  backOfficeCost: {
    ...open,
    figure: '25%',
    text: 'lower operating cost',
    subject: 'operating cost of the back office',
    source: caseStudy,
  },
  internalProducts: {
    ...open,
    figure: '10+',
    text: 'internal products',
    subject: 'internal products',
    source: firm,
  },
  architectureFirst: {
    ...open,
    figure: '100%',
    text: 'architecture-first',
    subject: 'engagements that begin with architecture',
    source: firm,
  },
  innovationFocus: {
    ...open,
    figure: '24/7',
    text: 'innovation focus',
    subject: 'innovation focus',
    source: firm,
  },
  yearsExperience: {
    ...open,
    figure: '5+',
    text: 'years experience',
    subject: 'years of experience',
    source: firm,
  },
  projects: { ...open, figure: '50+', text: 'projects', subject: 'projects', source: firm },
  satisfaction: { ...open, figure: '100%', text: 'satisfaction', subject: 'satisfied clients', source: firm },
  support: { ...open, figure: '24/7', text: 'support', subject: 'hours of support', source: firm },
  salaries: {
    ...open,
    figure: 'Market-leading',
    text: 'salaries',
    subject: 'level of salaries',
    source: 'Stated by the firm about itself, without a survey behind it. Ask for the range of a position.',
  },
  methodology: {
    ...open,
    figure: 'Proven',
    text: 'methodology',
    subject: 'evidence for the methodology',
    source: "The firm's own engagements, of which the case studies describe three.",
  },
  complianceCoverage: {
    ...open,
    figure: 'Complete',
    text: 'coverage',
    subject: 'coverage of compliance standards',
    source:
      'Complete means that our controls map addresses every control family or article of the standard that falls to technology. It is not a certification of our firm, and it does not certify yours: policies, people, premises and legal duties stay with you, and audit opinions and certificates come from independent bodies.',
  },
  threatRatings: {
    ...open,
    figure: 'Low to Critical',
    text: 'prevalence and impact of threats',
    subject: 'ratings of threats',
    source:
      'Prevalence and impact are our own qualitative judgment for a typical organization. They are not survey results; an assessment rates each threat again for your systems, data and suppliers.',
    illustrative: true,
  },
  sampleYearOneCost: {
    ...sample,
    figure: '175,000',
    text: 'cost in year one',
    subject: 'sample: year-one cost',
  },
  sampleAnnualCost: { ...sample, figure: '80,000', text: 'annual cost', subject: 'sample: annual cost' },
  sampleBenefit: { ...sample, figure: '300,000', text: 'annual benefit', subject: 'sample: annual benefit' },
  sampleRoi: {
    ...sample,
    figure: '275%',
    text: 'return on the annual cost',
    subject: 'sample: running return',
  },
  samplePayback: { ...sample, figure: '7 months', text: 'payback', subject: 'sample: payback' },
  sampleFirstYear: {
    ...sample,
    figure: '71%',
    text: 'first-year return',
    subject: 'sample: first-year return',
  },
} satisfies Record<string, Claim>

export type ClaimId = keyof typeof claims
