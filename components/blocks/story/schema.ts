import { claimReference } from '@lintel/engine/schemas/claim.ts'
import { block, heading, list, text } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'

export const story = block('story', {
  ...heading,
  paragraphs: list(text()),
  /** Said of the figures to those who cannot see them. */
  figures: text(),
  claims: list(claimReference),
})

export type Story = v.InferOutput<typeof story>
