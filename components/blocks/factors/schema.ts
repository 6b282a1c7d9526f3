import { block, fields, heading, list, text, titled } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'
import { tone } from '../section.ts'

export const factors = block('factors', {
  ...heading,
  lead: text(),
  tone,
  entries: list(fields(titled)),
})

export type Factors = v.InferOutput<typeof factors>
