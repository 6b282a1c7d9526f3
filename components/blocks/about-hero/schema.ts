import { block, fields, heading, text, words } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'

export const aboutHero = block('about-hero', {
  ...heading,
  lead: text(),
  /** The labels of the drawing beside the title. */
  drawing: fields(words('first', 'moved')),
})

export type AboutHero = v.InferOutput<typeof aboutHero>
