import { block, heading, text } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'

export const textHero = block('text-hero', {
  ...heading,
  lead: text(),
})

export type TextHero = v.InferOutput<typeof textHero>
