import { block, fields, heading, list, text, titled } from '@lintel/engine/schemas/fields.ts'
import { serviceReference } from '@site/data/schemas/service.ts'
import type * as v from 'valibot'
import { tone } from '../section.ts'

export const expertise = block('expertise', {
  ...heading,
  tone,
  areas: list(
    fields({
      ...titled,
      technologies: list(text()),
      /** The service that does this work; its drawing stands beside the area. */
      service: serviceReference,
    }),
  ),
})

export type Expertise = v.InferOutput<typeof expertise>
