import { type Specimen, specimenSchema } from '@site/data/schemas/specimen.ts'
import { byPlace, readRecords } from './records.ts'
import { allReferences } from './references.ts'

/** Every document of `content/specimens/`, in the order of the set. */
export function specimens(): Specimen[] {
  return readRecords('specimens', specimenSchema, allReferences)
    .map((specimen) => ({ ...specimen, href: `/specimens/${specimen.id}` }))
    .sort(byPlace)
}
