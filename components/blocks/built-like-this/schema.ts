import { block, fields, link, text } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'

export const builtLikeThis = block('built-like-this', {
  shownBy: v.pipe(
    v.optional(fields({ title: text(), text: text(), link })),
    v.description(
      'what stands there as long as there is no case study of this service: another place that shows how it works',
    ),
  ),
})

export type BuiltLikeThis = v.InferOutput<typeof builtLikeThis>
