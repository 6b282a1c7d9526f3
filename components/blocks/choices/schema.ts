import { block, fields, list, words } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'
import { section } from '../section.ts'

const columns = fields(words('question', 'preference', 'exception'))

/** A table of decisions, with the words over its columns. */
export const choices = block(
  'choices',
  { purpose: 'How you work', shows: 'a table of decisions: what you prefer, and when not' },
  { ...section, columns, rows: list(columns) },
)

export type Choices = v.InferOutput<typeof choices>
