import { block, heading, link } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'

export const serviceSheets = block('service-sheets', {
  ...heading,
  action: link,
})

export type ServiceSheets = v.InferOutput<typeof serviceSheets>
