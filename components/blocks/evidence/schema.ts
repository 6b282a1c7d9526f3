import { block, link, words } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'

export const evidence = block('evidence', {
  ...words('label', 'verdict', 'reason'),
  /** To the specimen. */
  action: link,
})

export type Evidence = v.InferOutput<typeof evidence>
