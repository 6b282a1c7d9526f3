import { isDeepStrictEqual } from 'node:util'
import { diffIndices } from 'node-diff3'

/** Two texts with a smaller share of common words are unrelated. */
export const minSimilarity = 0.3

/**
 * Matches the entries of two versions of a list: equal, moved, of the same name, or reworded.
 * @returns for each entry of `after`, its index in `before`; undefined for a new one
 */
export function alignLists(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const origins: (number | undefined)[] = after.map(() => undefined)
  const pair = (from: number, to: number) => {
    if (origins[to] === undefined && !origins.includes(from)) origins[to] = from
  }
  const gaps = gapsBetween(before, after)
  const isTooLong = before.length * after.length > maxPairs
  let [from, to] = [0, 0]
  for (const gap of [...gaps, { from: before.length, fromLength: 0, to: after.length, toLength: 0 }]) {
    while (to < gap.to) pair(from++, to++)
    from = gap.from + gap.fromLength
    to = gap.to + gap.toLength
  }
  const pairAll = (isPair: (one: unknown, other: unknown) => boolean) => {
    for (const [to, each] of after.entries()) {
      if (origins[to] !== undefined) continue
      const from = before.findIndex((other, index) => !origins.includes(index) && isPair(other, each))
      if (from >= 0) pair(from, to)
    }
  }
  if (isTooLong) return origins
  pairAll(isDeepStrictEqual)
  pairAll((one, other) => nameOf(one) !== undefined && nameOf(one) === nameOf(other))
  for (const gap of gaps) {
    const olds = rangeOf(gap.from, gap.fromLength).filter((index) => !origins.includes(index))
    const news = rangeOf(gap.to, gap.toLength).filter((index) => origins[index] === undefined)
    const pairs = olds
      .flatMap((from) => news.map((to) => ({ from, to, kin: similarityOf(before[from], after[to]) })))
      .filter(({ kin }) => kin >= minSimilarity)
      .sort((one, other) => other.kin - one.kin)
    for (const { from, to } of pairs) pair(from, to)
    // If equally many are left on both sides, each was rewritten.
    const unmatchedOld = olds.filter((index) => !origins.includes(index))
    const unmatchedNew = news.filter((index) => origins[index] === undefined)
    if (unmatchedOld.length === unmatchedNew.length)
      for (const [index, from] of unmatchedOld.entries()) {
        const to = unmatchedNew[index] ?? 0
        if (typeof before[from] !== 'object' && typeof after[to] !== 'object') pair(from, to)
      }
  }
  return origins
}

/** More comparisons would take minutes. */
const maxPairs = 1_000_000

/** Whether a diff of two lists takes an acceptable time. */
export function areComparable(before: readonly string[], after: readonly string[]): boolean {
  const counts = new Map<string, number>()
  for (const each of before) counts.set(each, (counts.get(each) ?? 0) + 1)
  return after.reduce((sum, each) => sum + (counts.get(each) ?? 0), 0) <= maxPairs
}

function gapsBetween(before: readonly unknown[], after: readonly unknown[]) {
  const texts = (list: readonly unknown[]) => list.map((each) => JSON.stringify(each))
  const [old, now] = [texts(before), texts(after)]
  if (!areComparable(old, now)) return [{ from: 0, fromLength: old.length, to: 0, toLength: now.length }]
  return diffIndices(old, now).map(({ buffer1, buffer2 }) => ({
    from: buffer1[0],
    fromLength: buffer1[1],
    to: buffer2[0],
    toLength: buffer2[1],
  }))
}

const rangeOf = (start: number, length: number) => Array.from({ length }, (_, index) => start + index)

/** The value that identifies an entry, if it has one. */
export function nameOf(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return undefined
  const { id, from, title, name, label, question } = entry as Record<string, unknown>
  return id ?? from ?? title ?? name ?? label ?? question
}

/** The share of common words, from 0 to 1. */
export function similarityOf(one: unknown, other: unknown): number {
  if (typeof one !== typeof other) return 0
  const [ours, theirs] = [wordsOf(one), wordsOf(other)]
  return (2 * ours.intersection(theirs).size) / (ours.size + theirs.size || 1)
}

function wordsOf(value: unknown): Set<string> {
  if (typeof value !== 'object' || value === null)
    return new Set(
      String(value)
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu),
    )
  return new Set(Object.values(value).flatMap((each) => [...wordsOf(each)]))
}
