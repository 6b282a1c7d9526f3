import { block, heading, text } from '@lintel/engine/schemas/fields.ts'

/** Blocks that show those of `content/specimens/`: on their own page, and on others. */
export const specimens = [
  block(
    'specimen-index',
    { purpose: 'What shows it', shows: 'the title and the list of all specimens' },
    { title: text(), lead: text() },
  ),
  block(
    'specimen-set',
    { purpose: 'What shows it', shows: 'the specimens as a set of sheets' },
    { ...heading, lead: text() },
  ),
] as const
