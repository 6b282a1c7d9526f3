import { block, oneOf, closing as words } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'

export const closing = block(
  'closing',
  { purpose: 'What comes next', shows: 'a call to action: a last word with one button or more' },
  {
    layout: v.optional(oneOf(['box', 'band']), 'box'),
    ...words.entries,
  },
)
