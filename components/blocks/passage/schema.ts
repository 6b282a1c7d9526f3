import { block, oneOf } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'

export const passage = block(
  'passage',
  { purpose: 'Head of a page', shows: 'a drawing over the full width, without words, between two sections' },
  {
    drawing: oneOf(['colonnade', 'truss', 'strata', 'wall', 'belt', 'arches', 'ranges']),
  },
)

export type Passage = v.InferOutput<typeof passage>
