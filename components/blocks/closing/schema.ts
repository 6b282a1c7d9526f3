import { block, oneOf, closing as words } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'

export const closing = block('closing', {
  layout: v.optional(oneOf(['box', 'band']), 'box'),
  ...words.entries,
})
