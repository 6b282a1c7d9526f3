export type Path = (string | number)[]

/** What can be done to a record. A value is a text, a number, a flag, or a list or group of such. */
export type Change =
  | { kind: 'set'; path: Path; value: unknown }
  | { kind: 'remove'; path: Path }
  /** Of an entry of a list, to another place in it. */
  | { kind: 'move'; path: Path; to: number }

/** The same change, to what a text says. */
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

/** What stands at a place of a record; undefined where nothing does. */
export function valueAt(record: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (each, key) => (each as Record<string | number, unknown> | undefined)?.[key],
    record,
  )
}
