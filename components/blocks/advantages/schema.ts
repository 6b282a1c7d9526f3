import { block, fields, list, oneOf, titled } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'
import { section } from '../section.ts'

export const advantages = block(
  'advantages',
  { purpose: 'What you offer', shows: 'reasons for a service, each with a title and a sentence' },
  {
    layout: v.optional(oneOf(['list', 'columns', 'strata']), 'list'),
    ...section,
    entries: list(fields(titled)),
  },
)

export type Advantages = v.InferOutput<typeof advantages>
