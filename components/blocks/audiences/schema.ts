import { block, fields, heading, list, oneOf, text, titled } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'

export const audiences = block('audiences', {
  ...heading,
  lead: text(),
  audiences: list(
    fields({ icon: oneOf(['enterprise', 'small-business', 'government', 'startup']), ...titled }),
  ),
})

export type Audiences = v.InferOutput<typeof audiences>
