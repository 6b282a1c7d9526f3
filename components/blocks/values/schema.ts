import { block, fields, heading, list, oneOf, text, titled } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'
import { tone } from '../section.ts'

export const values = block('values', {
  ...heading,
  lead: text(),
  tone,
  entries: list(
    fields({
      ...titled,
      /** Of the mark beside the title. */
      color: oneOf(['accent', 'success', 'text']),
    }),
  ),
})

export type Values = v.InferOutput<typeof values>
