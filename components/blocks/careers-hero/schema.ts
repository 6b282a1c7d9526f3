import { block, heading, link, list, text } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'

export const careersHero = block('careers-hero', {
  ...heading,
  lead: text(),
  actions: list(link),
})

export type CareersHero = v.InferOutput<typeof careersHero>
