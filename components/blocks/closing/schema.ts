import { block, oneOf, closing as words } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'

export const closing = block(
  'closing',
  { purpose: 'What comes next', shows: 'a last word with a button, at the end of a page' },
  {
    layout: v.optional(oneOf(['box', 'band']), 'box'),
    ...words.entries,
  },
)
