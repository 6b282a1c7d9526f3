import { type Person, personSchema } from '../schemas/person.ts'
import { byPlace, readRecords } from './records.ts'
import { references } from './tokens.ts'

/** Everybody of `content/people/`, in the order of the page. */
export function people(): Person[] {
  return readRecords('people', personSchema, references).sort(byPlace)
}

export function personNamed(id: string): Person | undefined {
  return people().find((person) => person.id === id)
}
