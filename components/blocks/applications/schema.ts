import { claimReference } from '@lintel/engine/schemas/claim.ts'
import { block, fields, list, oneOf, text, titled } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'
import { section } from '../section.ts'

export const applications = block(
  'applications',
  { purpose: 'What you offer', shows: 'where it is used, and what is measured there' },
  {
    layout: v.optional(oneOf(['columns', 'rows']), 'columns'),
    ...section,
    /** The best result of any of them, above the entries. */
    best: v.optional(fields({ metrics: text(), claim: claimReference })),
    /** `metrics` says what is measured in one of them; `claim` is the one that it makes. */
    entries: list(fields({ ...titled, metrics: text(), claim: v.optional(claimReference) })),
  },
)

export type Applications = v.InferOutput<typeof applications>
