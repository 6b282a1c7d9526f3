import type { ClaimId } from '#data/claims.ts'
import { site } from '#data/site.ts'

export type PillarIcon = 'drawing' | 'lock' | 'handover'

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
}

export interface About {
  /** For the home page. */
  pillars: Pillar[]
  /** Paragraphs. */
  story: string[]
  stats: ClaimId[]
  mission: string
  vision: string
  values: Value[]
  expertise: ExpertiseArea[]
}

export const about: About = {
  pillars: [
    {
      icon: 'drawing',
      title: 'Architecture First',
      description:
        'We settle boundaries, data flows and failure modes on paper, where a change is cheap, and keep the drawing true as the system grows.',
    },
    {
      icon: 'lock',
      title: 'Security First',
      description:
        'Each design begins with who may do what, what must never leak and how we would know. The features come after.',
    },
    {
      icon: 'handover',
      title: 'Built to Be Handed Over',
      description:
        'Code, decisions and runbooks are written for the people who will own them, so that the system does not depend on us.',
    },
  ],
  story: [
    `${site.name} began in ${site.founded} with a conviction: the expensive mistakes in a system are made before its first line of code, in decisions that nobody wrote down. A model trained on data that it will not see in production, an integration without an owner, a role that can read everything.`,
    'So we draw first. We discover what is true, architect for it, build in slices, harden before launch and operate with evidence. The same discipline serves an AI agent, a data platform, a hardened network or a back-office workflow, because each of them is a structure that has to carry a load.',
    'We also build products for ourselves, and live with the results. Running systems of our own, watching them fail and mending them keeps our advice modest.',
  ],
  stats: ['internalProducts', 'architectureFirst', 'innovationFocus', 'yearsExperience'],
  mission:
    'To give organizations of any size AI, data and security systems that are designed before they are built, explained before they are bought and safe to depend on.',
  vision:
    'A world in which whoever depends on a system can see how it works, what it does with their data and who answers for it.',
  values: [
    {
      title: 'Architecture First',
      description: 'We think in structures. A feature without a place in the design waits until it has one.',
      color: 'accent',
    },
    {
      title: 'Security First',
      description: 'A design that cannot be made safe is not finished, however well it demonstrates.',
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
      description: 'We try new methods on our own products first, and bring you those that held up.',
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
    },
    {
      title: 'Data & Analytics',
      description:
        'Pipelines, models and dashboards whose figures can be traced to their sources, in batches or as events arrive.',
      technologies: ['PostgreSQL', 'Apache Spark', 'Apache Kafka', 'dbt', 'Snowflake', 'Power BI'],
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
    },
  ],
}
