import { block, oneOf } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'

export const passage = block('passage', {
  drawing: oneOf(['colonnade', 'truss', 'strata', 'wall', 'belt', 'arches', 'ranges']),
})

export type Passage = v.InferOutput<typeof passage>
