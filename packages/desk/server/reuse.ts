import { statsOf } from '@lintel/engine/content/sources.ts'

type Made = Map<string, { stamp: string; value: unknown }>

/** Kept here, because other modules are loaded anew after each change of content. */
const made: Made = new Map()
const madeOfFileAlone: Made = new Map()

let dependencies = ''

/** Tells what all articles depend on, as one text that changes with it. */
export function setDependencies(stamp: string) {
  if (stamp !== dependencies) made.clear()
  dependencies = stamp
}

/**
 * Returns what was made of an article's file, and makes it again only where the file, or what all articles depend on, has
 * changed: lists are asked for after every save, and thousands of articles take seconds.
 */
export const reuse = <Value>(file: string, make: () => Value): Value => remember(made, file, make)

/** Returns what was made of a file and of nothing else, and makes it again only where the file has changed. */
export const reuseOfFile = <Value>(file: string, make: () => Value): Value =>
  remember(madeOfFileAlone, file, make)

function remember<Value>(made: Made, file: string, make: () => Value): Value {
  const stamp = stampOf(file)
  const before = made.get(file)
  if (stamp && before?.stamp === stamp) return before.value as Value
  const value = make()
  made.set(file, { stamp, value })
  return value
}

/** Changes with every write of a file; empty where there is none, as where a link has its name. */
function stampOf(file: string): string {
  const stats = statsOf(file)
  return stats?.isFile() ? [stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join() : ''
}
