import * as v from 'valibot'
import { fields, list, text } from './fields.ts'

const questions = v.pipe(list(text()), v.minLength(1, 'write what visitors ask, or remove the heading'))

/** Visitors' questions on a page, by the heading that answers them. */
export const questionsSchema = v.record(text(), questions)

/** Visitors' questions that a heading does not answer, by page. */
export const unansweredSchema = v.record(text(), questionsSchema)

/** Questions that the site does not answer. */
export const admissionsSchema = list(
  fields({
    /** What the assistant says instead. */
    says: text(),
    /** The topic of the assistant whose answer covers it in more detail. */
    topic: v.optional(text()),
    /** The closest heading, which is quoted along with it. */
    quotes: v.optional(fields({ page: text(), heading: text() })),
    questions,
  }),
)

/** Groups of words that visitors use interchangeably. */
export const synonymsSchema = list(
  v.pipe(text(), v.includes(',', 'write two words at least, with a comma between them')),
)
