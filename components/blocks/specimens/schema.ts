import { block, heading, text } from '@lintel/engine/schemas/fields.ts'

/** Blocks that show those of `content/specimens/`: on their own page, and on others. */
export const specimens = [
  block('specimen-index', { title: text(), lead: text() }),
  block('specimen-set', { ...heading, lead: text() }),
] as const
