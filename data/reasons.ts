import { type Claim, claims } from '#data/claims.ts'

export type ReasonIcon = 'architect' | 'shield' | 'stack' | 'method'

export interface Reason {
  icon: ReasonIcon
  title: string
  description: string
  highlight: string
  /** The claim that the title makes. */
  claim?: Claim
}

export const reasons: Reason[] = [
  {
    icon: 'architect',
    title: 'Architect-Led Delivery',
    description:
      'An architect leads the work from the first interview to handover. Whoever draws the design answers for it in production, so the drawing and the system stay the same thing.',
    highlight: 'One accountable lead',
  },
  {
    icon: 'shield',
    title: 'Secure and Scalable by Default',
    description:
      'Threat models, least privilege and load assumptions are part of the first design. Each has a test, so that a later change cannot remove it unnoticed.',
    highlight: 'Tested, not assumed',
  },
  {
    icon: 'stack',
    title: 'Full-Stack Capability',
    description:
      'Data pipelines, models, applications, infrastructure and security are designed as one system. Nothing falls between suppliers, and one team can follow a fault from screen to storage.',
    highlight: 'Screen to storage',
  },
  {
    icon: 'method',
    title: `${claims.methodology.figure} Methodology`,
    claim: claims.methodology,
    description:
      'Discover what is true, architect for it, build in slices, harden before launch, operate with evidence. Each stage ends in something that you can read, run or test.',
    highlight: 'Discover, Architect, Build, Harden, Operate',
  },
]
