import { claimReference } from '@lintel/engine/schemas/claim.ts'
import { block, fields, list, text, words } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'
import { section } from '../section.ts'

export const compliance = block(
  'compliance',
  { purpose: 'How you work', shows: 'the rules that you keep to, as a table with its source' },
  {
    ...section,
    /** The coverage of every row, and where it comes from. */
    claim: claimReference,
    coverage: text(),
    rows: list(fields(words('name', 'description'))),
  },
)

export type Compliance = v.InferOutput<typeof compliance>
