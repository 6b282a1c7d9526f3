import type * as v from 'valibot'
import { fields, text } from './fields.ts'

export const jobSchema = fields({
  title: text(),
  /** Where the work is done, and how much of a week it is: "Berlin or remote, full time". */
  terms: text(),
  description: text(),
})

/** An opening, with the name of its file: the place of it on the page. */
export type Job = v.InferOutput<typeof jobSchema> & { id: string }
