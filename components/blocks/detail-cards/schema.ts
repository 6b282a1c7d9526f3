import { claimReference } from '@lintel/engine/schemas/claim.ts'
import { block, fields, heading, list, oneOf, text, titled } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'
import { tone } from '../section.ts'

export const detailCards = block('detail-cards', {
  layout: v.optional(oneOf(['columns', 'rows']), 'columns'),
  ...heading,
  tone,
  cards: list(
    fields({
      /** A detail of a structure, which is drawn beside it. */
      icon: oneOf(['beam', 'joint', 'strata', 'spread', 'balance', 'window', 'bay', 'brace']),
      /** Below the drawing, where there is something to say of it. */
      caption: v.optional(text()),
      ...titled,
      /** The claim that the description makes. */
      claim: v.optional(claimReference),
    }),
  ),
})

export type DetailCards = v.InferOutput<typeof detailCards>
