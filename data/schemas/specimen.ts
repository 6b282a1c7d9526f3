import type { Entry } from '@lintel/engine/schemas/collection.ts'
import {
  code,
  day,
  fields,
  flag,
  head,
  list,
  oneOf,
  place,
  text,
  words,
} from '@lintel/engine/schemas/fields.ts'
import { personReference } from '@lintel/engine/schemas/person.ts'
import * as v from 'valibot'

/** The miniatures of `components/drawings/SpecimenMiniature.tsx`. */
const specimenDrawings = ['decision', 'threat', 'evaluation', 'contract'] as const

export type SpecimenDrawingId = (typeof specimenDrawings)[number]

const count = v.pipe(
  v.number('write a number'),
  v.integer('write a whole number'),
  v.minValue(0, 'count from 0'),
)
/** By which parts of a record name each other. */
const name = v.pipe(text(), v.regex(/^[a-z]+$/, 'write a short name in small letters'))
const rating = oneOf(['Low', 'Moderate', 'High'])
const share = v.pipe(v.number('write a number'), v.minValue(0, 'from 0 to 1'), v.maxValue(1, 'from 0 to 1'))
const kind = <const Kind extends string>(kind: Kind) => ({ kind: v.literal(kind) })
/** A drawing's name, and what it shows, for those who cannot see it. */
const drawn = words('caption', 'description')

const table = v.pipe(
  fields({
    ...kind('table'),
    caption: text(),
    columns: list(text()),
    /** The first column holds names of code. */
    isCode: v.optional(flag, false),
    /** Phones show it at once: what the document is read for. */
    isOpen: v.optional(flag, false),
    rows: list(list(text())),
  }),
  v.check(
    ({ columns, rows }) => rows.every(({ length }) => length === columns.length),
    'write a cell for each column in every row',
  ),
)

/** A drawing of boxes on a grid: columns and rows count from 1, at the upper left. */
const diagram = v.pipe(
  fields({
    ...kind('diagram'),
    ...drawn,
    columns: count,
    parts: list(
      fields({
        id: name,
        name: text(),
        /** Something outside of the system, something that works, or something that keeps. */
        shape: oneOf(['outside', 'process', 'store']),
        column: count,
        row: count,
        isFocus: v.optional(flag, false),
      }),
    ),
    /** What trust boundaries enclose. */
    zones: list(fields({ name: text(), column: count, row: count, columns: count, rows: count })),
    /** Numbered in their order; `from` and `to` are ids of parts. */
    flows: list(
      fields({
        from: name,
        to: name,
        text: text(),
        isFocus: v.optional(flag, false),
        /** An answer comes back on the same line. */
        isTwoWay: v.optional(flag, false),
      }),
    ),
  }),
  v.check(
    ({ parts, flows }) =>
      flows.every(({ from, to }) => [from, to].every((end) => parts.some(({ id }) => id === end))),
    'write ids of parts under from and to',
  ),
)

const threats = fields({
  ...kind('threats'),
  caption: text(),
  columns: fields(words('threat', 'flow', 'likelihood', 'effect', 'control', 'owner', 'residual')),
  rows: list(
    fields({
      ...words('id', 'category', 'threat', 'control', 'owner'),
      likelihood: rating,
      effect: rating,
      /** What the control leaves. */
      residual: rating,
      /** The number of the flow in the drawing. */
      flow: count,
    }),
  ),
})

/** Counts of a yes-or-no decision against what was right. */
const matrix = fields({
  ...kind('matrix'),
  ...drawn,
  columns: fields(words('yes', 'no')),
  rows: fields(words('right', 'wrong')),
  counts: fields({ rightYes: count, rightNo: count, wrongYes: count, wrongNo: count }),
})

/** What each threshold would let through, and how much of that would be wrong, of `total` cases. */
const threshold = v.pipe(
  fields({
    ...kind('threshold'),
    ...drawn,
    labels: fields(words('wrong', 'posted', 'threshold', 'limit', 'interval', 'table')),
    total: count,
    /** In percent. */
    limit: v.number('write a number'),
    chosen: share,
    points: list(fields({ threshold: share, posted: count, wrong: count })),
  }),
  v.check(
    ({ chosen, points }) => points.some(({ threshold }) => threshold === chosen),
    'write under chosen the threshold of one of the points',
  ),
)

const block = v.variant(
  'kind',
  [
    fields({ ...kind('text'), text: text() }),
    fields({ ...kind('list'), items: list(text()) }),
    table,
    fields({
      ...kind('options'),
      entries: list(
        fields({
          ...words('name', 'verdict', 'text'),
          isChosen: v.optional(flag, false),
          gains: list(text()),
          costs: list(text()),
        }),
      ),
    }),
    diagram,
    threats,
    matrix,
    threshold,
    fields({ ...kind('code'), code: code() }),
  ],
  'write one of: text, list, table, options, diagram, threats, matrix, threshold, code',
)

/**
 * A document as a client receives one, about a system that does not exist. What stands in `blocks` is made up, and its
 * figures have no source; every sheet says so. All else is what the firm says, and checked as such.
 */
export const specimenSchema = fields({
  place,
  /** The kind of document, as on cards. */
  name: text(),
  /** A statement of the document's own. */
  title: text(),
  /** For cards. */
  summary: text(),
  head,
  lead: text(),
  drawing: oneOf(specimenDrawings),
  titleBlock: list(fields(words('label', 'value'))),
  drawnBy: personReference,
  checkedBy: personReference,
  revisions: list(fields({ revision: text(), date: day, change: text() })),
  clauses: list(
    fields({
      title: text(),
      /** Why a document of this kind has such a clause: the firm's own words to the reader. */
      note: text(),
      blocks: list(block),
    }),
  ),
  references: list(text()),
})

export type Specimen = Entry<v.InferOutput<typeof specimenSchema>>

export type SpecimenBlock = v.InferOutput<typeof block>

/** What a clause holds, by its kind. */
export type BlockOf<Kind extends SpecimenBlock['kind']> = Extract<SpecimenBlock, { kind: Kind }>
