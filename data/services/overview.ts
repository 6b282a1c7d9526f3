import type { ProcessStep } from '#data/services/service.ts'

interface Action {
  label: string
  href: string
}

/** The section that the hero's second button leads to. */
export const overviewSection = {
  id: 'overview',
  title: 'Five ways to work with us',
  lead: 'Each service stands on its own, and each begins with a drawing: what exists, what should exist, and what it takes to get from one to the other.',
  /** Security has a page but no card here, so the section says where to find it. */
  note: {
    text: 'Security is part of every one of them. It is also a service of its own:',
    action: { label: 'Cybersecurity', href: '/cybersecurity' } satisfies Action,
  },
}

export const overviewHero = {
  title: 'Designed on paper before it is built in code',
  lead: 'AI systems, data, transformation, automation and advice from people who draw the architecture first, settle its security with it, and stay until it runs.',
  metaDescription:
    'AI systems, data and analytics, digital transformation, process automation and technology consulting: designed first, then built and secured.',
  primary: { label: 'Get Started Today', href: '/contact' } satisfies Action,
  secondary: { label: 'Explore Our Services', href: `#${overviewSection.id}` } satisfies Action,
}

export const overviewProcessIntroduction = {
  title: 'Five steps, each with something to hold',
  lead: 'Every engagement follows the same line. Each step ends with documents or software that you own and with one decision, so you can pause after any step, or continue with someone else.',
}

export const overviewProcess: ProcessStep[] = [
  {
    number: '01',
    title: 'Discovery & Assessment',
    description:
      'We look at the work, the systems and the data as they are, and write down the problem in terms your own people confirm. It ends with a decision on whether there is something worth building.',
    details: [
      "Problem statement with today's measurements",
      'Inventory of systems, data and their owners',
      'Risks and constraints, legal ones included',
      'A go or no-go decision, with its reasons',
    ],
  },
  {
    number: '02',
    title: 'Strategy & Planning',
    description:
      'We compare the options, including buying and doing nothing, and put the chosen moves in order. It ends with a decision on which move comes first and how its success will be measured.',
    details: [
      'Options compared on cost, risk and reversibility',
      'Roadmap with an owner and a stop point for each move',
      'Measures of success and where they are read',
      'Budget with its assumptions listed',
    ],
  },
  {
    number: '03',
    title: 'Architecture & Design',
    description:
      'We draw the parts, the boundaries between them and what crosses each boundary, and model the threats on the same drawing. It ends with a decision on which design to build, and a record of those that were rejected.',
    details: [
      'Architecture drawings and interface contracts',
      'Threat model with the control for each threat',
      'Decision records, rejected options included',
      'Acceptance criteria and a test plan',
    ],
  },
  {
    number: '04',
    title: 'Implementation & Integration',
    description:
      'We build one thin path from end to end in your environment, then widen it, with tests and security checks on every change. It ends with the decision to release, made against criteria agreed on beforehand.',
    details: [
      'Code and infrastructure definitions in your repository',
      'Tested integrations with the systems you keep',
      'Security review with its findings closed or accepted by name',
      'Rehearsed release and rollback',
    ],
  },
  {
    number: '05',
    title: 'Optimization & Support',
    description:
      'We compare what happens in use with the measures from the second step, fix what falls short and hand over in parts. It ends with a decision on what to improve next and who does it.',
    details: [
      'Dashboards for health, cost and the agreed measures',
      'Runbooks tried out by your own operators',
      'Review notes with changes ranked by effect',
      'Support terms, or a handover that needs none',
    ],
  },
]

export const overviewClosing = {
  title: 'The first drawing starts with a conversation',
  text: 'Describe the problem as you would to a colleague. You need no specification and no budget figure to begin.',
  action: { label: 'Start Your AI Journey', href: '/contact' } satisfies Action,
}
