import { block, heading, text } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'
import { tone } from '../section.ts'

export const specimenSet = block('specimen-set', {
  ...heading,
  lead: text(),
  tone,
})

export type SpecimenSet = v.InferOutput<typeof specimenSet>
