import { block, fields, link, text } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'

export const builtLikeThis = block(
  'built-like-this',
  { purpose: 'What shows it', shows: 'the case study of this service, or a place that shows how it works' },
  {
    shownBy: v.pipe(
      v.optional(fields({ title: text(), text: text(), link })),
      v.description(
        'what stands there as long as there is no case study of this service: another place that shows how it works',
      ),
    ),
  },
)

export type BuiltLikeThis = v.InferOutput<typeof builtLikeThis>
