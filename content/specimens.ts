import { type Specimen, specimenSchema } from '#data/schemas/specimen.ts'
import { readRecord, recordNames } from './records.ts'
import { allReferences } from './references.ts'

/** Every document of `content/specimens/`, in the order of the set. */
export function specimens(): Specimen[] {
  return recordNames('specimens')
    .map((id) => ({
      ...readRecord(`content/specimens/${id}.yaml`, specimenSchema, allReferences),
      id,
      href: `/specimens/${id}`,
    }))
    .sort((one, other) => one.place - other.place)
}
