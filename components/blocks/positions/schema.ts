import { block, heading, link, text } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'

export const positions = block('positions', {
  ...heading,
  /** Shown with `text` and `action` where there is no opening. */
  none: text(),
  text: text(),
  action: link,
  /** Shown with each opening. */
  apply: link,
})

export type Positions = v.InferOutput<typeof positions>
