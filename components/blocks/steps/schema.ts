import { block, fields, list, text, titled } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'
import { section } from '../section.ts'

/** The stage of the firm's method that a step belongs to, or several with commas between, as the hero of the home page names them. */
export const part = v.optional(text())

export const steps = block(
  'steps',
  { purpose: 'How you work', shows: 'what happens one after the other, in numbered steps' },
  {
    ...section,
    /** Left out on pages whose sections have none. */
    label: v.optional(text()),
    /** Numbered in their order, with two digits as shown. */
    steps: v.pipe(
      list(fields({ ...titled, part, details: list(text()) })),
      v.transform((steps) =>
        steps.map((step, index) => ({ number: String(index + 1).padStart(2, '0'), ...step })),
      ),
    ),
  },
)

export type Steps = v.InferOutput<typeof steps>
