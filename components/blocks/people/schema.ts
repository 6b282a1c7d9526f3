import { block, fields, heading, text, words } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'
import { tone } from '../section.ts'

export const people = block('people', {
  ...heading,
  lead: text(),
  /** Over the specimens in whose title block somebody stands. */
  signs: fields(words('drawnBy', 'checkedBy')),
  tone,
})

export type People = v.InferOutput<typeof people>
