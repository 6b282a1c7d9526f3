import { applyChange, type Change, type Path, valueAt } from '@lintel/engine/content/change.ts'
import type { Field } from './fields.ts'

/** An empty value with all required fields. */
export function createBlank(field: Field): unknown {
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
    Object.entries(fields).flatMap(([name, each]) => (each.isOptional ? [] : [[name, createBlank(each)]])),
  )

/** Appends an entry to a list, which may be missing. */
export function appendTo(list: unknown, path: Path, entry: unknown): Change {
  return Array.isArray(list)
    ? { kind: 'set', path: [...path, list.length], value: entry }
    : { kind: 'set', path, value: [entry] }
}

/** Removes an entry of a list. Pages show a list without entries as an empty part, so one that can go goes with its last. */
export function removeFrom(list: unknown[], path: Path, index: number, isOptional: boolean): Change {
  return { kind: 'remove', path: isOptional && list.length === 1 ? path : [...path, index] }
}

/**
 * A new record, which is placed last in each list that most of the others appear in.
 * @param others of its kind
 */
export function createBlankRecord(field: Field, others: unknown[]): unknown {
  return positionPaths(field).reduce((record, path) => {
    const positions = others.map((each) => valueAt(each, path)).filter((value) => typeof value === 'number')
    if (positions.length * 2 <= others.length) return record
    return applyChange(record, { kind: 'set', path, value: Math.max(...positions) + 1 })
  }, createBlank(field))
}

/** The paths of the fields that order the records of a kind. */
export function positionPaths(field: Field, path: Path = []): Path[] {
  if (field.kind === 'number' && field.isPlace) return [path]
  if (field.kind !== 'group') return []
  return Object.entries(field.fields).flatMap(([key, each]) => positionPaths(each, [...path, key]))
}

/** A new page, which begins with the block that holds its title. */
export function createBlankPage(field: Field): unknown {
  const { blocks } = field.kind === 'group' ? field.fields : {}
  const groups = blocks?.kind === 'list' && blocks.entry.kind === 'variant' ? blocks.entry.groups : []
  const hero = groups.find(({ block }) => block?.kind === 'choice' && block.options[0] === 'text-hero')
  return applyChange(createBlank(field), { kind: 'set', path: ['blocks'], value: [blankGroup(hero ?? {})] })
}
