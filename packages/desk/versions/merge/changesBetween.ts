import { isDeepStrictEqual } from 'node:util'
import type { Change, Path } from '@lintel/engine/content/change.ts'
import { alignLists } from './alignLists.ts'

/** The changes that turn one record into another, in order. */
export function changesBetween(before: unknown, after: unknown, path: Path = []): Change[] {
  if (isDeepStrictEqual(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return changesOfList(before, after, path)
  if (!isGroup(before) || !isGroup(after)) return [{ kind: 'set', path, value: after }]
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key))
  return [
    ...gone.map((key): Change => ({ kind: 'remove', path: [...path, key] })),
    ...Object.entries(after).flatMap(([key, value]): Change[] =>
      Object.hasOwn(before, key)
        ? changesBetween(before[key], value, [...path, key])
        : [{ kind: 'set', path: [...path, key], value }],
    ),
  ]
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function changesOfList(before: unknown[], after: unknown[], path: Path): Change[] {
  const origins = alignLists(before, after)
  const changes: Change[] = []
  /** The former index of each entry; undefined for new ones. */
  const now = before.map((_, index): number | undefined => index)
  for (const index of [...now.keys()].toReversed())
    if (!origins.includes(index)) {
      changes.push({ kind: 'remove', path: [...path, index] })
      now.splice(index, 1)
    }
  for (const [to, value] of after.entries()) {
    const origin = origins[to]
    if (origin === undefined) changes.push({ kind: 'set', path: [...path, now.length], value })
    const from = origin === undefined ? now.length : now.indexOf(origin)
    if (from !== to) changes.push({ kind: 'move', path: [...path, from], to })
    now.splice(from, 1)
    now.splice(to, 0, origin)
    if (origin !== undefined) changes.push(...changesBetween(before[origin], value, [...path, to]))
  }
  return changes
}
