import { claimReference } from '@lintel/engine/schemas/claim.ts'
import {
  closing,
  fields,
  heading,
  limits,
  link,
  list,
  oneOf,
  phrase,
  place,
  text,
  titled,
  words,
} from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'
import { figure } from './figure.ts'

/** The drawings of `components/drawings/ServiceDrawing.tsx`; two services may share one. */
const serviceDrawings = [
  'ai-systems',
  'data-analytics',
  'cybersecurity',
  'digital-transformation',
  'automation',
  'consulting',
] as const

export type ServiceDrawingId = (typeof serviceDrawings)[number]

const placeAmong = v.optional(v.pipe(place, v.integer('write a whole number')))

/** What every service has: its card, and the frame of its page. */
const common = {
  /** As in the navigation and on cards. */
  name: text(),
  /** What it does, as short as the menu. */
  line: text(38),
  /** One or two sentences for cards. */
  description: text(),
  /** For cards; the overview shows the first three. */
  features: list(text()),
  benefits: list(text()),
  drawing: oneOf(serviceDrawings),
  /** Where it is shown, and at which place of the list there: 1 comes first. */
  shownIn: fields({ menu: placeAmong, home: placeAmong, overview: placeAmong, footer: placeAmong }),
  head: fields({ description: text(limits.description) }),
  hero: fields({
    /** A statement, not the service's name. */
    title: text(),
    lead: text(),
    actions: list(link),
  }),
  /** What stands for a case study where there is none of this service: another place that shows how it works. */
  shownBy: v.optional(fields({ title: text(), text: text(), link })),
  closing,
}

/** What stands over a section. */
const section = { ...heading, lead: v.optional(text()), figure: v.optional(figure) }

const capabilities = fields({
  ...section,
  entries: list(fields({ ...titled, features: list(text()) })),
})

/** The stage of the firm's method that a step belongs to, or several with commas between, as `hero.method` of the home page names them. */
const part = v.optional(text())

/** Steps are numbered in their order, with two digits as shown. */
export const steps = v.pipe(
  list(fields({ ...titled, part, details: list(text()) })),
  v.transform((steps) =>
    steps.map((step, index) => ({ number: String(index + 1).padStart(2, '0'), ...step })),
  ),
)

export const process = fields({ ...section, steps })

const tools = fields({ ...heading, groups: list(fields({ category: text(), tools: list(text()) })) })

const advantages = fields({ ...section, entries: list(fields(titled)) })

/** `metrics` says what is measured in one industry; `claim` is the one that it makes. */
const applications = fields({
  ...section,
  entries: list(fields({ ...titled, metrics: text(), claim: v.optional(claimReference) })),
})

/** A table: the words over its columns, and its rows, which have the same names. */
const table = <Columns extends v.ObjectEntries, Row extends v.ObjectEntries>(columns: Columns, row: Row) => ({
  ...section,
  columns: fields(columns),
  rows: list(fields(row)),
})

/** What stands around a model, in the order of the drawing's numbers (`components/sheets/ai/`). */
const gates = ['rights', 'tools', 'approval', 'fallback', 'trace', 'evaluation'] as const

const aiSystems = fields({
  ...common,
  capabilities,
  controls: fields({
    ...section,
    ask: text(),
    drawing: fields(words('description request model action release')),
    /** What a visitor can send, and what becomes of it; the first one is shown at first. */
    requests: list(fields({ ...words('says verdict reason'), endsAt: oneOf([...gates, 'action']) })),
    /** Over the layers, where phones fold them away. */
    all: text(),
    terms: fields(words('risk', 'control')),
    layers: list(fields({ gate: oneOf(gates), ...words('name title risk control') })),
  }),
  process,
  choices: fields(table(words('question preference exception'), words('question preference exception'))),
  advantages,
})

/** As on a drawing: what is built is solid, what is supported dashed, what stays as it is dotted (`sheets.css`). */
const verdicts = ['automate', 'assist', 'leave'] as const

const automation = fields({
  ...common,
  fit: fields({
    ...section,
    ...words('ask reset opening agreed removal'),
    tally: phrase(...verdicts, 'remove'),
    /** A step that nobody would miss gets none of the verdicts. */
    steps: list(fields({ ...words('step reason'), ours: oneOf([...verdicts, 'remove']) })),
    exampleLabel: text(),
    verdicts: list(
      fields({ id: oneOf(verdicts), ...words('verdict ours test example'), signs: list(text()) }),
    ),
    note: text(),
  }),
  capabilities,
  process,
  applications,
  tools,
  advantages,
})

/** The data among them (`components/sheets/cybersecurity/`). */
const RINGS = 5

const cybersecurity = fields({
  ...common,
  threats: fields({
    ...section,
    /** What the drawing shows, for those who do not see it. */
    drawing: text(),
    ...words('ask walk source'),
    /** From outside inward, the last one being what the others protect. */
    rings: v.pipe(list(fields(words('name verdict'))), v.length(RINGS, `write ${RINGS} rings`)),
    claim: claimReference,
    terms: fields(words('prevalence impact')),
    entries: list(
      fields({
        ...words('threat description'),
        prevalence: oneOf(['Low', 'Medium', 'High', 'Very High']),
        impact: oneOf(['High', 'Critical']),
        /** What happens at each ring, where it is the first that holds. */
        holds: v.pipe(list(text()), v.length(RINGS, `write ${RINGS} sentences, one for each ring`)),
      }),
    ),
  }),
  capabilities,
  applications,
  compliance: fields({
    caption: text(),
    /** The coverage of every row, and where it comes from. */
    claim: claimReference,
    ...table(words('name', 'description', 'coverage'), words('name', 'description')),
  }),
  process,
  tools,
  advantages,
})

/** See `components/sheets/data/`. */
const STATIONS = 5

const dataAnalytics = fields({
  ...common,
  capabilities,
  recordPath: fields({
    ...section,
    ...words('ask drawing whole arrived proof behind'),
    held: phrase('station'),
    terms: fields(words('holds', 'owner', 'contract', 'breach')),
    /** `breaks` is how a visitor breaks its contract. */
    stations: v.pipe(
      list(fields(words('name breaks holds owner contract breach'))),
      v.length(STATIONS, `write ${STATIONS} stations, as the drawing has`),
    ),
  }),
  process,
  advantages,
  tools,
})

/** See `components/sheets/transformation/`. */
const BAYS = 6

const digitalTransformation = fields({
  ...common,
  startingPoints: fields({
    ...section,
    ...words('drawing ask untouched'),
    count: phrase('count', 'of'),
    terms: fields(words('firstMove leftAlone')),
    /** One bay of the house each; `then` is what its move has led to. */
    rows: v.pipe(
      list(fields(words('symptom then firstMove leftAlone'))),
      v.length(BAYS, `write ${BAYS} rows, as the drawing has bays`),
    ),
  }),
  process,
  capabilities,
  advantages,
  tools,
})

/** See `components/sheets/consulting/`. */
const OPTIONS = 3
const score = v.pipe(v.number('write a number from 0 to 5'), v.minValue(0), v.maxValue(5))

const consulting = fields({
  ...common,
  value: fields({
    ...section,
    ...words('ask drawing steady note'),
    leads: phrase('option'),
    turns: phrase('measure', 'weight', 'option'),
    /** From 0 to 5, as they stand at first. */
    measures: list(fields({ name: text(), weight: score })),
    /** What each is worth by the measures, in their order. */
    options: v.pipe(
      list(fields({ name: text(), scores: list(score) })),
      v.length(OPTIONS, `write ${OPTIONS} options, as the drawing has summits`),
    ),
    entries: list(fields(titled)),
  }),
  services: fields({
    ...section,
    terms: fields({
      ...words('features', 'deliverables'),
      /** What the first deliverable of each service is for, the second and so on. */
      kinds: list(text()),
    }),
    entries: list(fields({ ...titled, features: list(text()), deliverables: list(text()) })),
  }),
  /** Over one of the specimens. */
  receives: fields({ ...heading, ...words('lead', 'read', 'others') }),
  industries: fields({ ...section, entries: list(fields({ ...titled, examples: list(text()) })) }),
  methodology: fields({
    ...section,
    phases: list(
      fields({
        phase: text(),
        part,
        /** "1–2 weeks" or "1 week", drawn to scale up to three of them, or a word for a phase without an end. */
        duration: text(),
        description: text(),
        activities: list(text()),
      }),
    ),
  }),
  advantages,
})

/** A service whose page is made of the parts that its file has. */
export const anyService = fields({
  ...common,
  capabilities: v.optional(capabilities),
  process: v.optional(process),
  tools: v.optional(tools),
  advantages: v.optional(advantages),
})

/** What each file of `content/services/` must hold whose page has sections of its own; the others are `anyService`. */
export const serviceSchemas = {
  'ai-systems': aiSystems,
  'data-analytics': dataAnalytics,
  cybersecurity,
  'digital-transformation': digitalTransformation,
  automation,
  consulting,
}

/** A service as its file says it, and where it stands among the others. */
export type Service<Words = v.InferOutput<typeof anyService>> = Words & {
  /** The name of its file. */
  id: string
  /** Its page is `pages/<id>/`. */
  href: string
  /** Its number in the menu, and how many there are. */
  sheet: number
  sheets: number
}

export type ServicePages = {
  [Id in keyof typeof serviceSchemas]: Service<v.InferOutput<(typeof serviceSchemas)[Id]>>
}

export type Applications = v.InferOutput<typeof applications>
export type Capabilities = v.InferOutput<typeof capabilities>
export type Advantages = v.InferOutput<typeof advantages>
export type ToolGroups = v.InferOutput<typeof tools>
export type Process = v.InferOutput<typeof process>

/** A field named "service", which the reader has replaced by the service that it names. */
export const serviceReference = v.custom<Service>(
  (value) => typeof value === 'object' && value !== null,
  'write the name of a file in content/services/, without its ending',
)
