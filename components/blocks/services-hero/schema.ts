import { block, link, list, text } from '@lintel/engine/schemas/fields.ts'
import { serviceReference } from '@site/data/schemas/service.ts'
import type * as v from 'valibot'

export const servicesHero = block('services-hero', {
  label: text(),
  title: text(),
  lead: text(),
  sheet: text(),
  /** The service that the others stand on in the drawing. */
  service: serviceReference,
  actions: list(link),
})

export type ServicesHero = v.InferOutput<typeof servicesHero>
