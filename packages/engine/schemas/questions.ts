import * as v from 'valibot'
import { fields, list, text } from './fields.ts'

const questions = v.pipe(list(text()), v.minLength(1, 'write what visitors ask, or remove the heading'))

/** What visitors ask a page, by the heading that answers it. */
export const questionsSchema = v.record(text(), questions)

/** What visitors ask of a heading, and it does not say, by page. */
export const unansweredSchema = v.record(text(), questionsSchema)

/** What visitors ask and the site does not say. */
export const admissionsSchema = list(
  fields({
    /** What the assistant says instead. */
    says: text(),
    /** The topic of the assistant whose answer says it at more length. */
    topic: v.optional(text()),
    /** The heading that comes closest, which is quoted then. */
    quotes: v.optional(fields({ page: text(), heading: text() })),
    questions,
  }),
)

/** Words that visitors use for one another, a group each. */
export const synonymsSchema = list(
  v.pipe(text(), v.includes(',', 'write two words at least, with a comma between them')),
)
