import type { Path } from '@lintel/engine/content/change.ts'
import { ownValue } from '@lintel/rules/ownValue.ts'
import type { Field } from '../../records/fields.ts'
import { nameOf } from '../../records/names.ts'

/** A part of a record that the panel shows: a field, where it stands, and its name, if it is not the whole record. */
interface Part {
  field: Field
  path: Path
  title?: string
}

const isGroup = ({ kind }: Field) => kind === 'group' || kind === 'variant'

/**
 * A part is a group of the record, or all of its fields outside groups, with groups that have no visible text, or may
 * be left out: no text of a page leads to one that is not there yet.
 */
export function partOf(field: Field, part: string): Part {
  if (field.kind === 'map' && part) return { field: field.entry, title: part, path: [part] }
  if (field.kind !== 'group') return { field, path: [] }
  const own = ownValue(field.fields, part)
  if (own && isGroup(own)) return { field: own, title: nameOf(part), path: [part] }
  return {
    field: { kind: 'group', fields: Object.fromEntries(fieldsOutsideGroups(field.fields)) },
    path: [],
  }
}

const fieldsOutsideGroups = (fields: Record<string, Field>) =>
  Object.entries(fields).filter(([, each]) => !isGroup(each) || each.isOptional || !hasText(each))

const hasText = (each: Field) =>
  each.kind !== 'group' || Object.values(each.fields).some(({ kind }) => kind !== 'number' && kind !== 'flag')

/** Whether a part shows a field: "hero.lead". */
export function showsField({ field, path }: Part, name: string): boolean {
  const keys = name.split('.')
  if (path.some((key, index) => keys[index] !== String(key))) return false
  return field.kind !== 'group' || path.length > 0 || Object.hasOwn(field.fields, keys[0] ?? '')
}
