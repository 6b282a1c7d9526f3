import type { Service } from '#data/services/service.ts'

export interface ConsultingService {
  title: string
  description: string
  features: string[]
  deliverables: string[]
}

export interface ConsultingIndustry {
  title: string
  description: string
  examples: string[]
}

export interface MethodologyPhase {
  phase: string
  duration: string
  description: string
  activities: string[]
}

export const consulting: Service<'consulting'> = {
  id: 'consulting',
  href: '/consulting',
  name: 'Technology Consulting',
  description:
    'Independent advice on strategy, architecture, cloud, security and AI, written down so that your board and your engineers can both act on it.',
  features: [
    'IT strategy and roadmaps',
    'Architecture and technology reviews',
    'Cloud, security and AI advisory',
    'Due diligence and vendor selection',
  ],
  benefits: [
    'Decisions with their reasons on record',
    'Spending tied to an order of work',
    'Advice from people who also build',
  ],
  page: {
    headline: 'Decide once, with the drawing on the table',
    lead: 'Choices about platforms, vendors and architecture are cheap to make and expensive to reverse. We help leaders see what each option commits them to, choose, and turn the choice into work that teams can start.',
    metaDescription:
      'Strategic IT consulting: technology roadmaps, architecture reviews, cloud, security and AI advice, due diligence and vendor selection.',
    capabilities: [],
    process: [],
    toolGroups: [],
    advantages: [],
    closing: {
      title: 'Put the decision in front of us',
      text: 'Tell us what you have to decide, by when, and what makes it hard. We will say whether we can help, and how we would begin.',
    },
  },
}

export const consultingPage: {
  /** For the document title and the label above the headline. */
  title: string
  heroLinks: { label: string; href: string }[]
  closingLinks: { label: string; href: string }[]
} = {
  title: 'Strategic IT Consulting',
  heroLinks: [
    { label: 'Explore Consulting Services', href: '#services' },
    { label: 'Talk to a Consultant', href: '/contact' },
  ],
  closingLinks: [
    { label: 'Start a Conversation', href: '/contact' },
    { label: 'View All Services', href: '/services' },
  ],
}

export const valuePoints: { title: string; description: string }[] = [
  {
    title: 'Clear options',
    description:
      'Each recommendation stands beside the alternatives that we rejected, with cost drivers, risks and what would change our mind.',
  },
  {
    title: 'Independent view',
    description:
      'A product is on our shortlist because it fits your constraints. The criteria are agreed with you before any vendor is named.',
  },
  {
    title: 'Security from the start',
    description:
      'Each option is judged by its attack surface and compliance duties while it is still a drawing and easy to change.',
  },
  {
    title: 'Ready to execute',
    description:
      'Advice ends in a sequenced backlog with owners, dependencies and decision records, so that a team knows where to begin.',
  },
]

export const consultingServices: ConsultingService[] = [
  {
    title: 'IT Strategy & Roadmap',
    description:
      'A technology plan that follows from business goals, states what will not be done and shows the order of the rest.',
    features: [
      'Interviews with business and technology leaders',
      'Review of systems, contracts, skills and spending',
      'Options compared by value, risk and dependency',
      'Investment sequence with decision points',
    ],
    deliverables: ['Current-state map', 'Strategy paper for the board', 'Sequenced roadmap with owners'],
  },
  {
    title: 'Architecture Review',
    description:
      'An independent reading of a system, existing or planned: where it will fail, what it will cost to change and what to fix first.',
    features: [
      'Diagrams of context, containers and data flows',
      'Quality attributes turned into testable scenarios',
      'Review of failure modes, scaling limits and coupling',
      'Code and infrastructure sampled to check the diagrams',
    ],
    deliverables: ['Architecture diagrams', 'Ranked findings with remedies', 'Architecture decision records'],
  },
  {
    title: 'Cloud Strategy',
    description:
      'Which workloads move, which stay and why, with landing zones, cost controls and an exit path settled before migration.',
    features: [
      'Workload assessment and placement',
      'Landing zone, network and identity design',
      'Cost model with budgets, tags and owners',
      'Portability and exit analysis',
    ],
    deliverables: ['Workload placement plan', 'Landing zone design', 'Cost model with its assumptions'],
  },
  {
    title: 'Security & Compliance Advisory',
    description:
      'From a list of obligations to a set of controls that engineers can build and auditors can test.',
    features: [
      'Threat model and risk assessment',
      'Gap analysis against the standards that apply to you',
      'Control design with evidence in mind',
      'Preparation for audits and customer questionnaires',
    ],
    deliverables: ['Risk register', 'Controls map with its gaps', 'Remediation plan in order of risk'],
  },
  {
    title: 'AI Readiness & Governance',
    description:
      'Which use cases are worth a pilot, what data and controls they need and how you will know whether they work.',
    features: [
      'Use cases ranked by value, feasibility and risk',
      'Assessment of data quality, rights and access',
      'Evaluation plan with acceptance criteria',
      'Policies for model choice, oversight and records',
    ],
    deliverables: ['Use case portfolio', 'Data readiness report', 'AI governance policy'],
  },
  {
    title: 'Due Diligence & Vendor Selection',
    description:
      'The technical truth behind an acquisition, an investment or a shortlist, in time for the decision.',
    features: [
      'Review of code, infrastructure and team practices',
      'Weighted criteria agreed before the demonstrations',
      'Proof-of-concept scripts run the same way for each vendor',
      'Contract review for lock-in, data return and exit',
    ],
    deliverables: ['Due diligence report', 'Vendor scorecard with evidence', 'Negotiation points'],
  },
]

export const consultingIndustries: ConsultingIndustry[] = [
  {
    title: 'Healthcare',
    description: 'Clinical safety and patient privacy set the limits within which technology may change.',
    examples: [
      'Interoperability over HL7 FHIR',
      'Triage support with clinical oversight',
      'Access audit for records',
    ],
  },
  {
    title: 'Financial Services',
    description:
      'Every change must be explained to risk, audit and supervisors, while operations keep running.',
    examples: ['Core system modernization', 'Operational resilience planning', 'Model risk documentation'],
  },
  {
    title: 'Government & Public Sector',
    description:
      'Procurement rules, accessibility and long retention shape the architecture from the first drawing.',
    examples: ['Technical annexes for tenders', 'Digital service redesign', 'Legacy records migration'],
  },
  {
    title: 'Retail & E-commerce',
    description: 'Margins depend on stock, price and checkout, and each of them depends on timely data.',
    examples: ['Demand forecasting strategy', 'Commerce platform selection', 'Payment scope reduction'],
  },
  {
    title: 'Manufacturing & Logistics',
    description: 'Plants outlive software generations, so old and new systems have to share one design.',
    examples: [
      'Plant and office network design',
      'Predictive maintenance readiness',
      'ERP integration strategy',
    ],
  },
  {
    title: 'Software & Startups',
    description: 'Early choices decide how a product scales and whether enterprise buyers will sign.',
    examples: ['Architecture for the next stage of growth', 'Audit readiness', 'Build-or-buy decisions'],
  },
]

export const methodology: MethodologyPhase[] = [
  {
    phase: 'Discovery & Assessment',
    duration: '1-2 weeks',
    description: 'We agree on the decision to be made, then establish the facts that it depends on.',
    activities: [
      'Stakeholder interviews',
      'Review of systems, data and contracts',
      'Constraints and success criteria in writing',
    ],
  },
  {
    phase: 'Analysis & Strategy',
    duration: '2-3 weeks',
    description: 'We work out the options, test them against your constraints and discard those that fail.',
    activities: [
      'Option papers with trade-offs',
      'Cost and risk models',
      'Working sessions with your architects',
    ],
  },
  {
    phase: 'Roadmap & Planning',
    duration: '1-2 weeks',
    description: 'We turn the chosen option into an order of work with owners and checkpoints.',
    activities: [
      'Target architecture',
      'Sequenced backlog and dependencies',
      'Presentation to decision makers',
    ],
  },
  {
    phase: 'Implementation Support',
    duration: 'Ongoing',
    description: 'We stay within reach while your teams build, and adjust the plan when facts change.',
    activities: [
      'Design and security reviews',
      'Vendor and progress checkpoints',
      'Decision records kept current',
    ],
  },
]

export const differentiators: { title: string; description: string }[] = [
  {
    title: 'Advice from builders',
    description:
      'We design, build and operate systems as well. Our recommendations carry the details that appear only when someone has to make them work.',
  },
  {
    title: 'Papers that get used',
    description:
      'We write short documents that separate fact from judgment and state their assumptions, so that you can check them without us.',
  },
  {
    title: 'Your team ends up stronger',
    description:
      'Your architects take part in the analysis and keep the models, the templates and the reasons. The next decision needs us less.',
  },
]
