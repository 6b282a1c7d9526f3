import * as v from 'valibot'
import { closing, fields, flag, head, place } from './fields.ts'

/** The front matter of each text in `content/legal/`. */
export const legalSchema = fields({
  ...head.entries,
  place,
  /** Whether the page is dark in both themes. */
  alwaysDark: v.optional(flag),
  closing: v.optional(closing),
})
