import { block, closing as words } from '@lintel/engine/schemas/fields.ts'

export const closing = block(
  'closing',
  { purpose: 'What comes next', shows: 'a call to action: a last word with one button or more' },
  words.entries,
)
