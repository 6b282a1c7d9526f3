import { type Claim, claims } from '#data/claims.ts'
import type { IndustryApplication, Service } from '#data/services/service.ts'

/** One of the three verdicts on a process, with the test that leads to it. */
export interface FitVerdict {
  verdict: 'Automate' | 'Assist' | 'Leave alone'
  test: string
  signs: string[]
  example: string
}

export const automation: Service<'automation'> = {
  id: 'automation',
  href: '/automation',
  name: 'Process Automation',
  description:
    'Routine work handed to software that shows each step it took, stops when it is unsure and passes the case to a person.',
  features: [
    'Workflow orchestration across systems',
    'Document intake and data extraction',
    'Integration through APIs and events',
    'Review queues for exceptions',
  ],
  benefits: [
    'Less copying between systems',
    'One traceable path for each case',
    'People free for the cases that need judgment',
  ],
  page: {
    headline: 'Automate the routine, keep the judgment',
    lead: 'An automated process is software in production: it needs an owner, tests, logs and a plan for the day when an upstream system changes. We redesign the process first, then automate what remains.',
    metaDescription:
      'Process automation with owners, tests and audit trails: workflow orchestration, document processing, integration and review by people.',
    capabilities: [
      {
        title: 'Workflow Orchestration',
        description:
          'Long-running processes as durable, versioned workflows. Each case has a state that can be read, and a failed step resumes where it stopped.',
        features: [
          'Retries, timeouts and compensation for each step',
          'Approvals, deadlines and escalation rules',
          'Versioning, so that running cases survive a change',
          'The full history of each case, in one place',
        ],
      },
      {
        title: 'Document Processing',
        description:
          'Invoices, forms, contracts and letters turned into checked records. Fields below the confidence threshold go to a person, with the source beside them.',
        features: [
          'Classification and field extraction',
          'Validation against master data and business rules',
          'Thresholds set from labeled samples of your documents',
          'Each value linked to its place on the page',
        ],
      },
      {
        title: 'Systems Integration',
        description:
          'ERP, CRM, ticketing and line-of-business systems joined through APIs and events. Screen automation is for systems that offer nothing better.',
        features: [
          'Idempotent writes, so that a repeated message does no harm',
          'Contracts and contract tests between systems',
          'Reconciliation reports that show what did not match',
          'Service accounts with least privilege',
        ],
      },
      {
        title: 'Exception Handling',
        description:
          'Software proposes, a person decides, and the decision is recorded. Review queues show the case, the rule it met and the reason that it stopped.',
        features: [
          'Queues sorted by deadline and risk',
          'Language models for drafts and summaries, behind approval',
          'Dual control for payments and other irreversible steps',
          'Corrections fed back into rules and test cases',
        ],
      },
    ],
    process: [
      {
        number: '01',
        title: 'Map & Measure',
        description:
          'We follow real cases from start to end, with the people who handle them, and measure the process as it is.',
        details: [
          'Event logs and observation, compared with the written procedure',
          'A baseline for time, touches, errors and rework',
          'A verdict for each step: automate, assist or leave alone',
        ],
      },
      {
        number: '02',
        title: 'Redesign & Build',
        description:
          'We remove steps that serve no one, then build the rest in slices, each of them tested on recorded cases.',
        details: [
          'Target process with its exceptions and their owners',
          'Workflows, integrations and review queues under version control',
          'A parallel run beside the manual process before the switch',
        ],
      },
      {
        number: '03',
        title: 'Operate & Improve',
        description:
          'We monitor the automation like any other production system, and hand it over with its runbook.',
        details: [
          'Dashboards for throughput, exceptions and age of open cases',
          'Alerts on stuck cases and changed upstream systems',
          'Results compared with the baseline at agreed dates',
        ],
      },
    ],
    toolGroups: [
      {
        category: 'Workflow Orchestration',
        tools: ['Temporal', 'Camunda', 'AWS Step Functions', 'Apache Airflow', 'n8n'],
      },
      {
        category: 'Integration & Events',
        tools: ['Apache Kafka', 'Amazon EventBridge', 'Azure Logic Apps', 'MuleSoft', 'Debezium'],
      },
      {
        category: 'Documents & Language',
        tools: [
          'Azure Document Intelligence',
          'Amazon Textract',
          'Google Document AI',
          'Docling',
          'Tesseract',
        ],
      },
      {
        category: 'Desktop & Observability',
        tools: ['UiPath', 'Microsoft Power Automate', 'Playwright', 'OpenTelemetry', 'Grafana'],
      },
    ],
    advantages: [
      {
        title: 'Process before software',
        description:
          'Automating a bad process makes it faster at being bad. We take steps out before we write any workflow.',
      },
      {
        title: 'Exceptions designed first',
        description:
          'The straight path is the easy part. We begin with missing data, duplicates, reversals and late replies, because that is where manual work hides.',
      },
      {
        title: 'Audit trail included',
        description:
          'For each case, the record shows what was done, by which version of which rule, on what data, and who approved it.',
      },
      {
        title: 'Yours to run',
        description:
          'Workflows, tests and runbooks live in your repositories. Your team takes part from the first slice, so the handover brings no surprises.',
      },
    ],
    closing: {
      title: 'Bring us the process that everyone works around',
      text: 'Describe it in a few sentences: where it starts, who touches it, where it gets stuck. We reply with our first view of what to automate, what to assist and what to leave alone.',
    },
  },
}

export const applications: (IndustryApplication & { claim?: Claim })[] = [
  {
    title: 'Back-office Finance',
    description:
      'Invoices read, matched with orders and receipts, coded and routed for approval. Payment stays under dual control.',
    metrics: `${claims.backOfficeCost.figure} lower operating cost in our SMB back-office case study`,
    claim: claims.backOfficeCost,
  },
  {
    title: 'Order Handling',
    description:
      'Orders from email, portals and EDI checked against stock, price and credit, entered once and confirmed to the customer.',
    metrics: `Up to ${claims.manualWork.figure} less manual work: the ceiling across our engagements, reached in one of them`,
    claim: claims.manualWork,
  },
  {
    title: 'Customer Onboarding',
    description:
      'Identity and company checks for financial services gathered in one case, with screening results and a decision by a person where the rules ask for it.',
    metrics:
      'Time from application to decision, read from case timestamps, with the share that needed a second request',
  },
  {
    title: 'Patient Intake & Referrals',
    description:
      'Referral letters and intake forms turned into structured requests, completed where data is missing and placed in the right clinic queue.',
    metrics:
      'Age of the oldest unassigned referral, shown live, and the share returned for missing information',
  },
  {
    title: 'Permits & Public Casework',
    description:
      'Applications checked for completeness on arrival, sent to each reviewing office in parallel and tracked against statutory deadlines.',
    metrics: 'Cases decided within the statutory deadline, counted from the case history by type of permit',
  },
  {
    title: 'Employee & Access Requests',
    description:
      'Joiners, movers and leavers driven by HR records: accounts, devices and permissions granted on time and removed on the last day.',
    metrics:
      'Time from departure to the last revoked permission, reconciled with the identity provider each day',
  },
]

export const automationFit: { title: string; lead: string; verdicts: FitVerdict[]; note: string } = {
  title: 'Automate, assist or leave alone',
  lead: 'A process deserves automation when its rules are known, its inputs are readable and its mistakes can be undone. We apply one test to each step and tell you when the answer is no.',
  verdicts: [
    {
      verdict: 'Automate',
      test: 'Could two trained people, given the same input, be expected to do exactly the same thing?',
      signs: [
        'The rules fit in a table that the process owner will sign',
        'Inputs arrive in a form that software can check',
        'A wrong result is detected soon and reversed cheaply',
      ],
      example: 'Matching an invoice with its order and receipt',
    },
    {
      verdict: 'Assist',
      test: 'Does the step need judgment, while most of its time goes into finding, reading and typing?',
      signs: [
        'The evidence is spread over several systems or documents',
        'A draft can be checked faster than it can be written',
        'Someone must answer for the decision by name',
      ],
      example: 'Preparing a credit decision for the analyst who makes it',
    },
    {
      verdict: 'Leave alone',
      test: 'Would the software cost more to build and keep correct than the work it removes?',
      signs: [
        'The step is rare, or its rules change faster than software is released',
        'The conversation is the service',
        'The step could be removed altogether',
      ],
      example: 'Settling a complaint with a long-standing customer',
    },
  ],
  note: 'Most processes hold all three kinds of step. The verdict is given step by step, and again when volume, rules or systems change.',
}
