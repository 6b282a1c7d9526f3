import { block, fields, list, text } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'
import { section } from '../section.ts'
import { part } from '../steps/schema.ts'

export const phases = block(
  'phases',
  { purpose: 'How you work', shows: 'the phases of the work, drawn by how long they take' },
  {
    ...section,
    phases: list(
      fields({
        phase: text(),
        part,
        /** "1–2 weeks" or "1 week", drawn to scale up to three of them, or a word for a phase without an end. */
        duration: text(),
        description: text(),
        activities: list(text()),
      }),
    ),
  },
)

export type Phases = v.InferOutput<typeof phases>
