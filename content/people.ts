import { type Person, personSchema } from '#data/schemas/person.ts'
import { readRecord, recordNames } from './records.ts'
import { references } from './tokens.ts'

/** Everybody of `content/people/`, in the order of the page. */
export function people(): Person[] {
  return recordNames('people')
    .map((id) => ({ id, ...readRecord(`content/people/${id}.yaml`, personSchema, references) }))
    .sort((one, other) => one.place - other.place)
}

export function personNamed(id: string): Person | undefined {
  return people().find((person) => person.id === id)
}
