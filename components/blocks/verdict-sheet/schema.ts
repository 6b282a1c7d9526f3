import { block, fields, list, oneOf, phrase, text, words } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'
import { section } from '../section.ts'

/** As on a drawing: what is built is solid, what is supported dashed, what stays as it is dotted (`sheets.css`). */
const verdicts = ['automate', 'assist', 'leave'] as const

export const verdictSheet = block(
  'verdict-sheet',
  { purpose: 'Drawings to try out', shows: 'visitors sort steps of work: automate, assist or leave' },
  {
    ...section,
    ...words('ask', 'reset', 'opening', 'invitation', 'agreed', 'removed', 'removal'),
    tally: phrase(...verdicts, 'remove'),
    /** A step that nobody would miss gets none of the verdicts. */
    steps: list(fields({ ...words('step', 'reason'), ours: oneOf([...verdicts, 'remove']) })),
    exampleLabel: text(),
    verdicts: list(
      fields({ id: oneOf(verdicts), ...words('verdict', 'ours', 'test', 'example'), signs: list(text()) }),
    ),
    note: text(),
  },
)

export type VerdictSheet = v.InferOutput<typeof verdictSheet>
