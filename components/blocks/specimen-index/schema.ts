import { block, text } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'

export const specimenIndex = block('specimen-index', {
  title: text(),
  lead: text(),
})

export type SpecimenIndex = v.InferOutput<typeof specimenIndex>
