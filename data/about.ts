import { type Claim, claims } from '#data/claims.ts'
import type { ServiceId } from '#data/services/service.ts'
import { site } from '#data/site.ts'

export type PillarIcon = 'pillar-design' | 'pillar-security' | 'pillar-delivery'

export interface Pillar {
  icon: PillarIcon
  title: string
  description: string
}

export interface Value {
  title: string
  description: string
  /** A token name, for the mark beside the title. */
  color: 'accent' | 'success' | 'text'
}

export interface ExpertiseArea {
  title: string
  description: string
  technologies: string[]
  /** The service that does this work; its drawing stands beside the area. */
  service: ServiceId
}

export interface About {
  /** For the home page. */
  pillars: Pillar[]
  /** Paragraphs. */
  story: string[]
  /** The figures on the page. */
  stats: Claim[]
  /** The figures that the assistant gives (specification section 3). */
  assistantStats: Claim[]
  /** What the firm's work has reached at best. */
  bestResults: Claim[]
  mission: string
  vision: string
  values: Value[]
  expertise: ExpertiseArea[]
}

export const about: About = {
  pillars: [
    {
      icon: 'pillar-design',
      title: 'Architecture First',
      description:
        'We settle boundaries, data flows and failure modes on paper, where a change is cheap, and keep the drawing true as the system grows.',
    },
    {
      icon: 'pillar-security',
      title: 'Security First',
      description:
        'Each design begins with who may do what, what must never leak and how we would know. The features come after.',
    },
    {
      icon: 'pillar-delivery',
      title: 'Built to Be Handed Over',
      description:
        'Code, decisions and runbooks are written for the people who will own them, so that the system does not depend on us.',
    },
  ],
  story: [
    `${site.name} began with a conviction: the expensive mistakes in a system are made before its first line of code, in decisions that nobody wrote down. A model trained on data that it will not see in production, an integration without an owner, a role that can read everything.`,
    'So we draw first. We discover what is true, architect for it, build in slices, harden before launch and operate with evidence. The same discipline serves an AI agent, a data platform, a hardened network or a back-office workflow, because each of them is a structure that has to carry a load.',
    'We also build products for ourselves, and live with the results. Running systems of our own, watching them fail and fixing them keeps our advice modest.',
  ],
  stats: [claims.internalProducts, claims.architectureFirst, claims.innovationFocus, claims.yearsExperience],
  assistantStats: [claims.projects, claims.satisfaction, claims.support, claims.yearsExperience],
  bestResults: [claims.riskReduction, claims.manualWork],
  mission:
    'To give organizations of any size AI, data and security systems that are designed before they are built, explained before they are bought and safe to depend on.',
  vision:
    'A world in which anyone who depends on a system can see how it works, what it does with their data and who answers for it.',
  values: [
    {
      title: 'Architecture First',
      description: 'We think in structures. A feature without a place in the design waits until it has one.',
      color: 'accent',
    },
    {
      title: 'Security First',
      description: 'A design that cannot be made safe is not finished, however well it demos.',
      color: 'success',
    },
    {
      title: 'Plain Evidence',
      description: 'We measure before and after, say how, and report what did not work in the same words.',
      color: 'text',
    },
    {
      title: 'Ownership',
      description:
        'Each decision, system and incident has a name beside it, and that person has the means to act.',
      color: 'accent',
    },
    {
      title: 'Curiosity',
      description: 'We try new methods on our own products first, and bring you the ones that hold up.',
      color: 'success',
    },
    {
      title: 'Partnership',
      description: 'We work in the open with your team and leave it able to continue without us.',
      color: 'text',
    },
  ],
  expertise: [
    {
      title: 'AI & Machine Learning',
      description:
        'Language model applications, agents and custom models, with evaluations that decide what is released and monitoring that decides what stays.',
      technologies: [
        'PyTorch',
        'scikit-learn',
        'Hugging Face Transformers',
        'LangGraph',
        'MLflow',
        'pgvector',
      ],
      service: 'ai-systems',
    },
    {
      title: 'Data & Analytics',
      description:
        'Pipelines, models and dashboards whose figures can be traced to their sources, in batches or as events arrive.',
      technologies: ['PostgreSQL', 'Apache Spark', 'Apache Kafka', 'dbt', 'Snowflake', 'Power BI'],
      service: 'data-analytics',
    },
    {
      title: 'Cybersecurity',
      description:
        'Threat models, identity, detection and secure delivery, designed with the system and tested like the rest of it.',
      technologies: [
        'Microsoft Entra ID',
        'Keycloak',
        'HashiCorp Vault',
        'Microsoft Sentinel',
        'Semgrep',
        'Sigstore',
      ],
      service: 'cybersecurity',
    },
  ],
}

/** The words of the page that belong to no record. */
export const aboutPage = {
  head: {
    title: 'About the firm',
    description:
      'Why we draw before we build, what we value, and where our expertise lies: AI and machine learning, data and analytics, cybersecurity.',
  },
  label: 'About',
  title: 'We draw before we build',
  lead: 'An architecture practice for AI, data and security systems. The drawing comes first because a line is cheaper to move than a wall.',
  story: { label: 'Our story', title: 'Expensive mistakes are made before the first line of code' },
  stats: 'The firm in figures',
  purpose: { label: 'Purpose', mission: 'Mission', vision: 'Vision' },
  values: {
    label: 'Values',
    title: 'Six rules we can be held to',
    lead: 'If our work breaks one of them, tell us which.',
  },
  expertise: { label: 'Expertise', title: 'Three trades, one set of drawings' },
  closing: {
    title: 'Bring us the part that has to hold',
    text: 'We will ask what has to hold, what it may cost and who must be able to run it, and answer with a first drawing.',
    actions: [
      { label: 'Talk to Us', href: '/contact' },
      { label: 'See Our Services', href: '/services' },
    ],
  },
}
