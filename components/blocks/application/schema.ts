import { address, block, fields, heading, link, list, text, titled } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'
import { tone } from '../section.ts'

const step = v.pipe(
  fields({
    ...titled,
    /** Left out where the step only informs. */
    link: v.optional(fields({ label: text(), href: v.union([address, v.literal('')]) })),
    /** What stands there where a setting that the link is made of is not set. */
    otherwise: v.optional(fields({ description: text(), link })),
  }),
  v.transform(({ otherwise, ...step }) => (step.link?.href === '' ? { ...step, ...otherwise } : step)),
)

export const application = block('application', {
  ...heading,
  tone,
  steps: list(step),
})

export type Application = v.InferOutput<typeof application>
