import { closing, fields, head, heading, link, list, text } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'
import { steps } from '../../../components/blocks/steps/schema.ts'

const { block: _, ...process } = steps.entries

export const servicesSchema = fields({
  head,
  hero: fields({ label: text(), title: text(), lead: text(), actions: list(link) }),
  /** What is not among the cards has a note beside them. */
  overview: fields({ ...heading, lead: text(), note: fields({ text: text(), action: link }) }),
  process: fields(process),
  closing,
})

export type ServicesPage = v.InferOutput<typeof servicesSchema>
