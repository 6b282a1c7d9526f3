import type { Service } from '#data/services/service.ts'

export const digitalTransformation: Service<'digital-transformation'> = {
  id: 'digital-transformation',
  href: '/digital-transformation',
  name: 'Digital Transformation Strategy',
  description:
    'A plan for changing how work is done, carried out in moves that are useful on their own and can be stopped after any one of them.',
  features: [
    'A roadmap ordered by what each move makes possible next',
    'Steps removed before anything is automated',
    'Customer journeys traced across departments',
    'A separate decision for each application that might move to the cloud',
    'Operating models: who decides, who runs, who pays',
  ],
  benefits: [
    'Every move has an owner, a measure and a stop point',
    'Working systems stay until there is a reason to replace them',
    'Customers say things once, not at every desk',
    'Your own people run the result and plan the next move',
  ],
  page: {
    headline: 'Change how the work is done, then the software',
    lead: 'New software laid over an old process keeps the process and adds a license. We follow the work from request to result, take out what nobody needs, and only then decide which systems to keep, wrap, replace or retire.',
    metaDescription:
      'Digital transformation strategy: processes, customer experience and cloud migration, planned as small moves with an owner and a stop point.',
    capabilities: [
      {
        title: 'Digital Strategy',
        description:
          'A strategy is a short list of choices, kept together with the alternatives that lost. We map what your organization must be able to do, which systems carry it and where cost and risk sit, then order the moves by what each makes possible next. A move without an owner and a measure does not enter the roadmap.',
        features: [
          'Capability map tied to systems, cost and risk',
          'Options compared, including doing nothing',
          'Roadmap ordered by dependency, with stop points',
          'Business case whose assumptions are listed and dated',
          'Operating model: who decides, who runs, who pays',
        ],
      },
      {
        title: 'Process Automation',
        description:
          'We read a process from its event logs and at the desks where it runs, since the manual knows neither the exceptions nor the workarounds. Steps are removed first, simplified second and automated last. An exception gets a person and a queue, not one more rule.',
        features: [
          'Process maps from event logs and observation',
          'Approvals and re-keying removed before a tool is chosen',
          'Workflows with a named owner and an exception queue',
          'Interfaces preferred to screen robots, which serve as a bridge',
          'An audit record of who did what, under which rule',
        ],
      },
      {
        title: 'Customer Experience',
        description:
          'Customers feel the joints of an organization: they repeat themselves wherever one system ends and the next begins. We trace whole journeys, including the call, the letter and the wait, and fix the handover where most people are lost. Accessibility and privacy are requirements of the first release.',
        features: [
          'Journey maps built from real cases and reasons for contact',
          'One customer record with consent attached to it',
          'Portals and forms designed to WCAG 2.2, level AA',
          'A case status that customers can see without calling',
          'Prototypes tested with customers before anything is built',
        ],
      },
      {
        title: 'Cloud Migration',
        description:
          'Each application gets a decision of its own: retire, keep, move as it is, move to a managed service, or rebuild. Identity, network, logging and cost limits stand before the first workload moves, and every cutover has a rehearsed way back.',
        features: [
          'Application inventory with dependencies and owners',
          'Landing zone defined as code',
          'Migration waves ordered by dependency and risk',
          'Cutover and rollback rehearsed on a copy',
          'Budgets and cost tags from the first day',
        ],
      },
    ],
    process: [
      {
        number: '01',
        title: 'Assessment & Direction',
        description:
          'We follow a handful of real cases through the whole organization and note every wait, handover and copied field. Interviews explain what the cases show; they do not replace them. Leadership then chooses which outcome matters most, because a program that serves all of them has no order.',
        details: [
          'Case trails with waits, handovers and rework marked',
          'Map of capabilities, systems, contracts and their end dates',
          'A baseline for each measure that should change',
          'Written decision on the first outcome, and on what is postponed',
        ],
      },
      {
        number: '02',
        title: 'Roadmap & First Move',
        description:
          'Moves are cut until each is useful even if the next never happens. We draw the target architecture only as far as the coming moves need it and record what is left open on purpose. The first move is then carried out with the team that will own it, since a roadmap nobody has tried is an opinion.',
        details: [
          'Roadmap of moves with owner, measure, cost and stop point',
          'Target architecture with its open questions named',
          'First move in operation, measured against the starting value',
          'Written decision to go on, change course or stop',
        ],
      },
      {
        number: '03',
        title: 'Rollout & Transfer',
        description:
          'What worked is carried to the next site, product or department, and adapted where the work really differs. Old systems and old forms are switched off as part of each move, as savings exist only once the old way is gone. Our part shrinks by plan until your people run the roadmap.',
        details: [
          'Rollout guide with the variations that are allowed',
          'Retirement record for each replaced system, contract and form',
          'Training by the people who did the first move',
          'Portfolio review that your leadership can run without us',
        ],
      },
    ],
    toolGroups: [
      {
        category: 'Architecture & Planning',
        tools: ['Archi', 'Structurizr', 'Miro', 'Jira', 'Confluence'],
      },
      {
        category: 'Process & Workflow',
        tools: ['Celonis', 'Camunda', 'Microsoft Power Automate', 'UiPath', 'n8n'],
      },
      {
        category: 'Customer Platforms',
        tools: ['Salesforce', 'HubSpot', 'Microsoft Dynamics 365', 'Zendesk', 'Contentful'],
      },
      {
        category: 'Cloud & Migration',
        tools: ['AWS Database Migration Service', 'Azure Migrate', 'Google Cloud', 'Terraform', 'Kubernetes'],
      },
    ],
    advantages: [
      {
        title: 'You can stop at any point',
        description:
          'Every move leaves a state that works. If priorities or budgets change, what has been finished keeps its use and nothing hangs half connected.',
      },
      {
        title: 'Old systems get a fair hearing',
        description:
          'Age alone is no reason for replacement. A stable core with a clean interface in front of it often serves longer, and more safely, than a rewrite in progress.',
      },
      {
        title: 'Measured against your own start',
        description:
          'Before anything changes we record how long the work takes and where it fails. Results are compared with that record, by your own people, on your own data.',
      },
      {
        title: 'Security moves with the work',
        description:
          'Each new interface, portal and cloud account is another way in. Identity, access and logging are part of the move that opens it, with the same owner and the same date.',
      },
    ],
    closing: {
      title: 'Start from the symptom, not from the program',
      text: 'Tell us where work waits, gets typed twice or comes back. We reply with the first move we would make, and with what we would leave alone for now.',
    },
  },
}

export interface StartingPoint {
  symptom: string
  firstMove: string
  /** What we deliberately do not touch, and why. */
  leftAlone: string
}

export const startingPointsIntroduction = {
  title: 'Where to begin, and what to leave alone',
  lead: 'Six situations that transformation programs start from. The third column matters as much as the second: a first move stays small because something is left out of it.',
}

export const startingPoints: StartingPoint[] = [
  {
    symptom: 'People copy data from one system into another.',
    firstMove:
      'Take the record that is copied most, declare one system its owner, and feed the other through one interface.',
    leftAlone:
      'Both systems. Whether either should be replaced is easier to judge once the copying has stopped.',
  },
  {
    symptom: 'Nobody dares to change the core system.',
    firstMove:
      'Put an interface in front of it for one kind of query and one kind of entry, then move a single function out behind it.',
    leftAlone:
      "The core's data model and its nightly run. They are the part that works, and the part that breaks most expensively.",
  },
  {
    symptom: 'The data center contract is about to end.',
    firstMove:
      'Inventory every application, build the landing zone, and move one low-risk workload with a rehearsed way back.',
    leftAlone:
      'Applications due for retirement, which are not moved at all, and redesigns that the end date does not require.',
  },
  {
    symptom: 'Customers call to ask where their case stands.',
    firstMove: 'Publish the status that each handover already produces, and send a message when it changes.',
    leftAlone: "The portal's redesign and the case system. The calls come from silence, not from the layout.",
  },
  {
    symptom: 'Approvals wait in inboxes.',
    firstMove:
      'Sort past approvals by amount and outcome, drop those that were never refused, and give the rest a deadline and a deputy.',
    leftAlone:
      'The workflow tool, and every control that law or audit requires. Fewer approvals come before faster ones.',
  },
  {
    symptom: 'Many digital projects are running and none is finished.',
    firstMove:
      'Stop the intake and list every project with its owner, its measure and its next decision. Close those that have none.',
    leftAlone:
      "The teams' own methods. A new portfolio tool or a common framework would be one more unfinished project.",
  },
]
