import * as v from 'valibot'
import { closing, fields, flag, head } from './fields.ts'

/** What stands at the top of each text of `content/legal/`, between the lines "---". */
export const legalSchema = fields({
  ...head.entries,
  /** Its place in the footer: 1 comes first. */
  place: v.number('write a number: 1 comes first'),
  /** In either theme. */
  alwaysDark: v.optional(flag),
  closing: v.optional(closing),
})
