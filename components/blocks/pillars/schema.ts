import {
  address,
  block,
  fields,
  heading,
  link,
  list,
  oneOf,
  text,
  titled,
} from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'

export const pillars = block('pillars', {
  ...heading,
  action: link,
  /** Over the figures of the case studies. */
  proof: text(),
  /** Whose plan is shown before and after, and what the slider between them is called. */
  wipe: fields({ case: address, label: text() }),
  pillars: list(fields({ icon: oneOf(['pillar-design', 'pillar-security', 'pillar-delivery']), ...titled })),
})

export type Pillars = v.InferOutput<typeof pillars>
