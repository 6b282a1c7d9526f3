import { block, fields, list, text, titled, words } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'
import { section } from '../section.ts'

export const serviceMatrix = block(
  'service-matrix',
  { purpose: 'What you offer', shows: 'what each service holds and hands over, side by side' },
  {
    ...section,
    terms: fields({
      ...words('features', 'deliverables'),
      /** What the first deliverable of each service is for, the second and so on. */
      kinds: list(text()),
    }),
    entries: list(fields({ ...titled, features: list(text()), deliverables: list(text()) })),
  },
)

export type ServiceMatrix = v.InferOutput<typeof serviceMatrix>
