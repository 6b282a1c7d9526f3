import * as v from 'valibot'
import { closing, fields, flag, head, place } from './fields.ts'

/** What stands at the top of each text of `content/legal/`, between the lines "---". */
export const legalSchema = fields({
  ...head.entries,
  place,
  /** In either theme. */
  alwaysDark: v.optional(flag),
  closing: v.optional(closing),
})
