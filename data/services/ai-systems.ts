import type { Service } from '#data/services/service.ts'

export const aiSystems: Service<'ai-systems'> = {
  id: 'ai-systems',
  href: '/ai-systems',
  name: 'AI Systems & Applications',
  description:
    'LLM applications, agents and custom models, designed together with the permissions, evaluation and fallbacks that production needs.',
  features: [
    'Assistants that answer from your own documents and cite them',
    'Agents with a fixed list of tools and human approval',
    'Custom models, trained and evaluated on your data',
    'Integration behind your existing sign-in and access rules',
    'Evaluation sets that run before every release',
  ],
  benefits: [
    'Staff get an answer with its source instead of a folder to search',
    'Repeated reading, sorting and drafting moves off skilled people',
    'A model can be replaced without rewriting the application',
    'Every answer and action can be traced to its inputs',
  ],
  page: {
    headline: 'The model is one component: we design the system around it',
    lead: 'What breaks an AI system in production is seldom the model. It is a document the reader was not allowed to see, a tool call nobody approved, or a change that nobody could prove was better. We design those parts first, then choose the model that passes.',
    metaDescription:
      'AI systems & applications: LLM applications, agents and custom models with evaluation, permissions and human approval from the first drawing.',
    capabilities: [
      {
        title: 'LLM Applications',
        description:
          'Assistants, search and document workflows that answer from your own content. Retrieval comes before prompting: we settle how documents are split, indexed and permitted, and measure whether the right passage is found before we judge the answer. An answer without a source is marked as such or withheld.',
        features: [
          'Retrieval-augmented search with citations to the passage',
          'Fields extracted from contracts, claims and invoices, checked against a schema',
          'Summaries and drafts in the formats your teams already use',
          'Retrieval and answers measured separately',
          'Prompts kept in version control and released like code',
        ],
      },
      {
        title: 'Intelligent Agents',
        description:
          'Software that plans several steps and calls your systems to carry them out. We use an agent only where the order of the steps cannot be written down in advance; where it can, a plain workflow is cheaper to run and easier to test. Each agent has an identity of its own, with the narrowest rights that the task allows.',
        features: [
          'Typed tools whose arguments are validated before the call',
          'Read and write rights granted separately',
          'Limits on steps, time and spending for each run',
          'Approval by a named person before an irreversible action',
          'Recorded runs that become test cases',
        ],
      },
      {
        title: 'Custom AI Models',
        description:
          'Classification, forecasting, ranking and vision models, trained for one task on your data. We begin with the baseline that a simple rule reaches, and keep a trained model only if it beats that baseline on data it has not seen. Weights, training code and the record of the data are handed over to you.',
        features: [
          'Baseline and measure of success agreed before training',
          'Test data split by time or by customer, so that answers do not leak in',
          'Fine-tuned open-weight models where data may not leave your network',
          'Model card with known limits and excluded uses',
          'Drift checks on inputs and on outcomes',
        ],
      },
      {
        title: 'AI Integration',
        description:
          'Models placed inside the applications your people already use, behind the sign-in they already have. A gateway that you run stands between those applications and the model providers: keys, budgets, redaction and logging live in one place, and a provider is changed there.',
        features: [
          'Model gateway with keys, budgets and rate limits for each team',
          'Single sign-on and document permissions carried through to retrieval',
          'Personal data redacted before a request leaves your network',
          'Queues for slow and bulk requests',
          'Contract tests at the interfaces with CRM, ERP and ticketing',
        ],
      },
    ],
    process: [
      {
        number: '01',
        title: 'Discovery & Strategy',
        description:
          'We watch the task being done, collect real cases, and ask the people who do it to mark which outcomes are right. Those cases become the first evaluation set, so that quality is defined before anyone picks a model. The step ends in one decision: a model, a plain rule, or no project.',
        details: [
          'Task description, including what a wrong answer costs',
          'First evaluation set, labeled by your own experts',
          'Inventory of data sources, their owners and access rights',
          'Written decision to build, buy or stop, with its reasons',
        ],
      },
      {
        number: '02',
        title: 'Design & Development',
        description:
          'First the architecture: what the model may read, what it may call, where its output goes and what happens when it fails. Then one thin path, end to end, in your environment, with every change scored on the evaluation set. Model, prompt and retrieval are chosen on those scores, with latency and cost per request beside them.',
        details: [
          'Architecture and threat model, reviewed with your security team',
          'A working path from request to result in your environment',
          'Evaluation report that compares the candidate designs',
          'Decision records: what was chosen, what was rejected and why',
        ],
      },
      {
        number: '03',
        title: 'Deployment & Monitoring',
        description:
          'Release goes in stages: a shadow run beside the present process, then one group, then everyone. The thresholds for going on and for going back are written down before each stage begins. Sampled outputs, corrections by users and incidents return to the evaluation set, so that it keeps up with real use.',
        details: [
          'Release plan with thresholds for going on and rolling back',
          'Dashboards for quality, latency, cost and refused requests',
          'Runbook for provider outage, harmful output and leaked keys',
          'Handover to a named owner on your side, with review dates',
        ],
      },
    ],
    toolGroups: [],
    advantages: [
      {
        title: 'A deceived model can do little',
        description:
          'No filter catches every prompt injection, so we treat any text the model reads as possibly hostile. What a deceived model can reach is limited by permissions outside the prompt.',
      },
      {
        title: 'Better is something you can check',
        description:
          'Your experts mark the cases and every release candidate is scored on them. Whether a change helped is read from a report, not argued from the last memorable example.',
      },
      {
        title: 'The provider stays replaceable',
        description:
          'Applications speak to an interface you own. A new model means tuning prompts, running the evaluation set and switching a route; the product around it stays as it is.',
      },
      {
        title: 'We also advise against AI',
        description:
          'Where a query, a rule or one more form field does the job, it costs less and can be explained. We say so in the first step, while changing course is still cheap.',
      },
    ],
    closing: {
      title: 'Bring one task that takes your people too long',
      text: 'Tell us what the task is, who does it today and what a wrong answer costs. We reply with what we would measure first, and whether a model is the right tool for it.',
    },
  },
}

/** One of the layers around a model in production. */
export interface AiControl {
  /** What the layer governs, as its label in the drawing. */
  layer: string
  title: string
  risk: string
  control: string
}

export const aiControlsIntroduction = {
  title: 'What stands around a model in production',
  lead: 'Six layers, none of them inside the model. Each exists because of one risk that a better prompt does not remove.',
}

/** From the layer nearest to the model outward, as the drawing stacks them. */
export const aiControls: AiControl[] = [
  {
    layer: 'What it reads',
    title: 'Retrieval permissions',
    risk: 'The assistant quotes a salary file to somebody who could never have opened it.',
    control:
      "The search runs with the reader's own rights and drops forbidden passages before the model sees them. A revoked right takes effect on the next question.",
  },
  {
    layer: 'What it calls',
    title: 'Tool allow-list',
    risk: 'A sentence hidden in a message makes the agent forward the mailbox.',
    control:
      'Each task names the tools it may call and the values they accept. Anything else is refused by the code that runs the tools, whatever the model has asked for.',
  },
  {
    layer: 'What a person decides',
    title: 'Human approval',
    risk: 'A plausible mistake pays an invoice, deletes a record or writes to a customer.',
    control:
      'Irreversible actions wait for a named person, who sees the action, its inputs and its reason on one screen. Approving is never the default button, and an unanswered request expires.',
  },
  {
    layer: 'What happens on failure',
    title: 'Fallback',
    risk: 'The provider is down or slow, or the answer does not fit the schema.',
    control:
      'Every call has a deadline and a next step: a second model, a plain search result, or a queue for people. Users are told which of these they got.',
  },
  {
    layer: 'What is kept',
    title: 'Trace log',
    risk: 'A customer disputes an answer and nobody can say how it came about.',
    control:
      'Model version, prompt version, retrieved passages, tool calls and approvals are stored under one identifier, with personal data masked and a retention period set.',
  },
  {
    layer: 'What is released',
    title: 'Evaluation set',
    risk: 'A prompt edit or a silent model update makes answers worse, and users notice first.',
    control:
      'Labeled cases, hostile ones among them, run before each release and on a schedule. A score below the agreed threshold blocks the release or raises an alarm.',
  },
]

/** A design decision that recurs in AI projects, with the side we start from. */
export interface AiChoice {
  question: string
  preference: string
  /** What makes us choose the other side. */
  exception: string
}

export const aiChoicesIntroduction = {
  title: 'Four decisions, and what would change our mind',
  lead: 'These come up in nearly every AI project. We start from a default and look for evidence against it.',
}

export const aiChoices: AiChoice[] = [
  {
    question: 'Retrieval or fine-tuning?',
    preference:
      'Retrieval, because facts change and different readers may see different documents. A fact in the weights can be neither revoked nor cited.',
    exception:
      'The task is a fixed format, a tone or a narrow classification, which examples teach better than instructions.',
  },
  {
    question: 'Workflow or agent?',
    preference:
      'A workflow: steps in code, with a model inside single steps. It can be tested step by step and its cost is known.',
    exception: 'The next step depends on what the last one found, and the branches cannot be listed.',
  },
  {
    question: 'Hosted model or your own hardware?',
    preference:
      'A hosted model under your own cloud contract, in the region your data must stay in, with training on your data ruled out.',
    exception: 'The data may not leave your network, or the load is steady enough to keep the hardware busy.',
  },
  {
    question: 'Large model or small?',
    preference: 'The smallest model that passes the evaluation set, since it answers sooner and costs less.',
    exception: 'A miss on a rare case costs more than the larger model does on all the common ones.',
  },
]
