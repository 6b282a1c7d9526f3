import type * as v from 'valibot'
import type { Entry } from './collection.ts'
import { fields, text } from './fields.ts'

export const jobSchema = fields({
  title: text(),
  /** Location and hours: "Berlin or remote, full time". */
  terms: text(),
  description: text(),
})

export type Job = Entry<v.InferOutput<typeof jobSchema>>
