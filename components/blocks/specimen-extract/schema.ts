import { block, words } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'
import { section } from '../section.ts'

/** Over one of the specimens. */
export const specimenExtract = block(
  'specimen-extract',
  { purpose: 'What shows it', shows: 'a part of a specimen, to be read on' },
  { ...section, ...words('read', 'others') },
)

export type SpecimenExtract = v.InferOutput<typeof specimenExtract>
