export type Path = (string | number)[]

/** An edit of a record. A value is a string, number, boolean, list or group of values. */
export type Change =
  | { kind: 'set'; path: Path; value: unknown }
  | { kind: 'remove'; path: Path }
  /** Moves an entry of a list to another position. */
  | { kind: 'move'; path: Path; to: number }

/** Applies a change to a parsed record. */
export function applyChange(record: unknown, { path, ...change }: Change): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change.kind === 'set' ? change.value : record
  const copy = (Array.isArray(record) ? [...record] : { ...(record as object) }) as Record<
    string | number,
    unknown
  >
  if (rest.length > 0) copy[key] = applyChange(copy[key], { path: rest, ...change } as Change)
  else if (change.kind === 'set') copy[key] = change.value
  else if (Array.isArray(copy)) {
    const [entry] = copy.splice(Number(key), 1)
    if (change.kind === 'move') copy.splice(change.to, 0, entry)
  } else delete copy[key]
  return copy
}

/** Returns the value at a path in a record, or undefined if there is none. */
export function valueAt(record: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (each, key) => (each as Record<string | number, unknown> | undefined)?.[key],
    record,
  )
}
