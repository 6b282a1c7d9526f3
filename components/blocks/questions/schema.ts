import { block, fields, link, list, text } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'

export const questions = block(
  'questions',
  { purpose: 'What comes next', shows: 'what visitors ask, with your answers: an FAQ' },
  {
    title: text(),
    /** The link stands below the answer. */
    questions: list(fields({ question: text(), answer: text(), link: v.optional(link) })),
  },
)
