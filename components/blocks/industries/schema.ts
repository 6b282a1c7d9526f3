import { block, fields, list, text, titled } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'
import { section } from '../section.ts'

export const industries = block(
  'industries',
  { purpose: 'What you offer', shows: 'who it is for, by industry and with examples' },
  {
    ...section,
    entries: list(fields({ ...titled, examples: list(text()) })),
  },
)

export type Industries = v.InferOutput<typeof industries>
