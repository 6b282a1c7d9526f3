import { claimReference } from '@lintel/engine/schemas/claim.ts'
import { block, fields, heading, link, list, oneOf, text, titled } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'

export const reasons = block('reasons', {
  ...heading,
  lead: text(),
  reasons: list(
    fields({
      icon: oneOf(['architect', 'shield', 'stack', 'method']),
      ...titled,
      highlight: text(),
      /** The claim that the title makes. */
      claim: v.optional(claimReference),
      /** The document that shows it: a page of `content/specimens/`. */
      proof: v.optional(link),
    }),
  ),
})

export type Reasons = v.InferOutput<typeof reasons>
