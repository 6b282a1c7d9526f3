import { block, fields, heading, link, text } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'
import { tone } from '../section.ts'

export const serviceCards = block('service-cards', {
  ...heading,
  lead: text(),
  tone,
  /** What is not among the cards has a note beside them. */
  note: fields({ text: text(), action: link }),
})

export type ServiceCards = v.InferOutput<typeof serviceCards>
