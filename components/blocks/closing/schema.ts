import { block, link, list, oneOf, text } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'

export const closing = block('closing', {
  layout: v.optional(oneOf(['box', 'band']), 'box'),
  title: text(),
  text: text(),
  actions: list(link),
})

export type Closing = v.InferOutput<typeof closing>
