import { ownValue } from '@lintel/rules/ownValue.ts'

export type Path = (string | number)[]

/** An edit of a record. A value is a string, number, boolean, list or group of values. */
export type Change =
  | { kind: 'set'; path: Path; value: unknown }
  | { kind: 'remove'; path: Path }
  /** Moves an entry of a list to another position. */
  | { kind: 'move'; path: Path; to: number }

type Group = Record<string | number, unknown>

/** Applies a change to a parsed record. */
export function applyChange(record: unknown, { path, ...change }: Change): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change.kind === 'set' ? change.value : record
  const isSet = rest.length > 0 || change.kind === 'set'
  const valueFor = (former: unknown) => applyChange(former, { path: rest, ...change } as Change)
  if (!Array.isArray(record)) {
    const group = { ...(record as Group) }
    if (isSet) return { ...group, [key]: valueFor(ownValue(group, key)) }
    delete group[key]
    return group
  }
  const list = [...record]
  if (isSet) list[Number(key)] = valueFor(list[Number(key)])
  else {
    const [entry] = list.splice(Number(key), 1)
    if (change.kind === 'move') list.splice(change.to, 0, entry)
  }
  return list
}

/** Returns the value at a path in a record, or undefined if there is none. */
export function valueAt(record: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (each, key) => (typeof each === 'object' && each ? ownValue(each as Group, key) : undefined),
    record,
  )
}
