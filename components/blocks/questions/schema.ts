import { block, fields, heading, link, list, oneOf, text } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'
import { tone } from '../section.ts'

export const questions = block('questions', {
  layout: v.optional(oneOf(['split', 'columns']), 'split'),
  ...heading,
  tone,
  /** The link stands below the answer. */
  questions: list(fields({ question: text(), answer: text(), link: v.optional(link) })),
})

export type Questions = v.InferOutput<typeof questions>
