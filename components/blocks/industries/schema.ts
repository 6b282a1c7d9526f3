import { block, fields, list, text, titled } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'
import { section } from '../section.ts'

export const industries = block('industries', {
  ...section,
  entries: list(fields({ ...titled, examples: list(text()) })),
})

export type Industries = v.InferOutput<typeof industries>
