import type { Field } from './fields.ts'

/** What a new entry has before somebody writes: all that must be there, and nothing in it. */
export function blankOf(field: Field): unknown {
  if (field.kind === 'list') return []
  if (field.kind === 'map') return {}
  if (field.kind === 'flag') return false
  if (field.kind === 'number') return 1
  if (field.kind === 'choice') return field.options[0]
  if (field.kind === 'variant') return blankGroup(field.groups[0] ?? {})
  return field.kind === 'group' ? blankGroup(field.fields) : ''
}

const blankGroup = (fields: Record<string, Field>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, each]) => (each.isOptional ? [] : [[name, blankOf(each)]])),
  )
