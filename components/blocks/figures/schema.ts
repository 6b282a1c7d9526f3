import { claimReference } from '@lintel/engine/schemas/claim.ts'
import { block, list, text } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'
import { tone } from '../section.ts'

export const figures = block(
  'figures',
  { purpose: 'What shows it', shows: 'figures of your register of claims, each with its source' },
  {
    title: text(),
    lead: v.optional(text()),
    claims: v.pipe(list(claimReference), v.minLength(1, 'choose a claim, or remove the block')),
    tone,
  },
)
