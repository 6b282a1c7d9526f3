import { isDeepStrictEqual } from 'node:util'
import type { Path } from '@lintel/engine/content/change.ts'
import { ownValue } from '@lintel/rules/ownValue.ts'
import { alignLists, nameOf, similarityOf } from './alignLists.ts'
import type { ResolveConflict } from './conflicts.ts'

/** The three versions of a value; undefined where it does not exist. */
export interface Versions<Value = unknown> {
  base: Value | undefined
  mine: Value | undefined
  theirs: Value | undefined
}

type Group = Record<string, unknown>

/**
 * Merges two versions of a value, by field and entry.
 * @param path of the value in its record
 * @param isAtomic whether the value at a path must be taken from one side as a whole
 */
export function mergeValues(
  { base, mine, theirs }: Versions,
  path: Path,
  resolve: ResolveConflict,
  isAtomic: (path: Path) => boolean = () => false,
): unknown {
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(base, theirs)) return mine
  if (isDeepStrictEqual(base, mine)) return theirs
  const options = { resolve, isAtomic }
  if (!isAtomic(path)) {
    if (isGroup(mine) && isGroup(theirs))
      return mergeGroups({ base: isGroup(base) ? base : {}, mine, theirs }, path, options)
    if (Array.isArray(mine) && Array.isArray(theirs))
      return mergeLists({ base: Array.isArray(base) ? base : [], mine, theirs }, path, options)
  }
  const isText = typeof mine === 'string' && typeof theirs === 'string'
  const isGone = mine === undefined || theirs === undefined
  const choice = resolve({ path, kind: isGone ? 'removed' : isText ? 'words' : 'value', mine, theirs })
  if (choice.take === 'both' && isText) return choice.text ?? `${mine} ${theirs}`
  return choice.take === 'theirs' ? theirs : mine
}

interface MergeOptions {
  resolve: ResolveConflict
  isAtomic: (path: Path) => boolean
}

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function mergeGroups(
  { base, mine, theirs }: Required<Record<keyof Versions, Group>>,
  path: Path,
  options: MergeOptions,
) {
  const renamed = { mine: renamesIn(base, mine, theirs), theirs: renamesIn(base, theirs, mine) }
  const isNewName = (key: string, names: Map<string, string>) => [...names.values()].includes(key)
  const keys = [
    ...Object.keys(base),
    ...Object.keys(mine).filter((key) => !Object.hasOwn(base, key) && !isNewName(key, renamed.mine)),
    ...Object.keys(theirs).filter((key) => !Object.hasOwn(base, key) && !isNewName(key, renamed.theirs)),
  ]
  return Object.fromEntries(
    [...new Set(keys)].flatMap((key) => {
      const [ours, others] = [renamed.mine.get(key) ?? key, renamed.theirs.get(key) ?? key]
      const versions = {
        base: ownValue(base, key),
        mine: ownValue(mine, ours),
        theirs: ownValue(theirs, others),
      }
      const value = mergeValues(versions, [...path, ours], options.resolve, options.isAtomic)
      if (value === undefined) return []
      const names = { base: key, mine: ours, theirs: others }
      return [[mergeName(names, [...path, ours], options.resolve), value]]
    }),
  )
}

/** Picks a name, if both sides have renamed the same. */
export function mergeName(
  names: Record<keyof Versions, string>,
  path: Path,
  resolve: ResolveConflict,
): string {
  const { base, mine, theirs } = names
  if (mine === theirs || theirs === base) return mine
  if (mine === base) return theirs
  const { take, text } = resolve({ path, kind: 'name', mine, theirs })
  // A name that follows a heading takes what was written in place of both.
  return text ?? (take === 'theirs' ? theirs : mine)
}

/** Groups and lists with a new key, for example the questions of a reworded heading. */
function renamesIn(base: Group, side: Group, other: Group): Map<string, string> {
  const isCollection = (value: unknown) => typeof value === 'object' && value !== null
  const renames = new Map<string, string>()
  for (const [key, value] of Object.entries(base)) {
    if (Object.hasOwn(side, key) || !isCollection(value)) continue
    const [best] = Object.keys(side)
      .filter((name) => !Object.hasOwn(base, name) && ![...renames.values()].includes(name))
      .map((name) => ({ name, kin: isCollection(side[name]) ? similarityOf(value, side[name]) : 0 }))
      .filter(({ kin }) => kin > 0.5)
      .sort((one, another) => another.kin - one.kin)
    // If the other side has this key, it is a different value, unless both have renamed the same.
    if (best && !(Object.hasOwn(other, best.name) && Object.hasOwn(other, key))) renames.set(key, best.name)
  }
  return renames
}

/** Entries are identified by their index in the base; new ones by their side. */
interface Entry {
  key: string
  base?: unknown
  mine?: unknown
  theirs?: unknown
  /** Its index in mine, else in theirs. */
  index: number
}

function mergeLists(
  { base, mine, theirs }: Required<Record<keyof Versions, unknown[]>>,
  path: Path,
  { resolve, isAtomic }: MergeOptions,
): unknown[] {
  const entries = new Map<string, Entry>()
  const fromMine = alignLists(base, mine)
  const fromTheirs = alignLists(base, theirs)
  const keysOfMine = mine.map((_, index) =>
    fromMine[index] === undefined ? `mine ${index}` : `${fromMine[index]}`,
  )
  const added = {
    mine: keysOfMine.flatMap((key, index) =>
      fromMine[index] === undefined ? [{ key, value: mine[index] }] : [],
    ),
    theirs: theirs.flatMap((value, index) => (fromTheirs[index] === undefined ? [{ index, value }] : [])),
  }
  const same = alignNew(added.mine, added.theirs)
  const keysOfTheirs = theirs.map((_, index) =>
    fromTheirs[index] === undefined ? (same.get(index) ?? `theirs ${index}`) : `${fromTheirs[index]}`,
  )
  for (const [index, value] of base.entries())
    entries.set(`${index}`, { key: `${index}`, base: value, index })
  for (const [index, key] of keysOfTheirs.entries())
    entries.set(key, { index, ...entries.get(key), key, theirs: theirs[index] })
  for (const [index, key] of keysOfMine.entries())
    entries.set(key, { ...entries.get(key), key, index, mine: mine[index] })

  const merged = new Map<string, unknown>()
  for (const { key, index, ...entry } of entries.values()) {
    const versions = { base: entry.base, mine: entry.mine, theirs: entry.theirs }
    const value = mergeValues(versions, [...path, index], resolve, isAtomic)
    if (value !== undefined) merged.set(key, value)
  }
  const order = mergeOrder(keysOfMine, keysOfTheirs, merged, (mine, theirs) => {
    const titles = (keys: string[]) => keys.map((key) => merged.get(key))
    return resolve({ path, kind: 'order', mine: titles(mine), theirs: titles(theirs) }).take === 'theirs'
  })
  return order.map((key) => merged.get(key))
}

/** New entries that both sides have added: the keys of mine by their index in theirs. */
function alignNew(mine: { key: string; value: unknown }[], theirs: { index: number; value: unknown }[]) {
  const same = new Map<number, string>()
  for (const { index, value } of theirs) {
    const name = nameOf(value)
    const match = mine.find(
      (each) => isDeepStrictEqual(each.value, value) || (name !== undefined && nameOf(each.value) === name),
    )
    if (match && ![...same.values()].includes(match.key)) same.set(index, match.key)
  }
  return same
}

/**
 * Takes the order of the side that has changed it, and inserts the entries of the other side after their predecessors.
 * @param areTheirs decides if both have changed the order
 */
function mergeOrder(
  mine: string[],
  theirs: string[],
  merged: Map<string, unknown>,
  areTheirs: (mine: string[], theirs: string[]) => boolean,
): string[] {
  const isOld = (key: string) => /^\d+$/.test(key)
  const common = (keys: string[], others: string[]) =>
    keys.filter((key) => isOld(key) && others.includes(key))
  const [ours, others] = [common(mine, theirs), common(theirs, mine)]
  const before = ours.toSorted((one, other) => Number(one) - Number(other))
  const isSame = (keys: string[]) => isDeepStrictEqual(keys, before)
  const takesTheirs =
    isSame(ours) || (!isSame(others) && !isDeepStrictEqual(ours, others) && areTheirs(ours, others))
  const [first, second] = takesTheirs ? [theirs, mine] : [mine, theirs]
  const order = first.filter((key) => merged.has(key))
  let last = -1
  for (const key of second) {
    if (!merged.has(key)) continue
    const at = order.indexOf(key)
    if (at >= 0) last = at
    else order.splice(++last, 0, key)
  }
  // Entries that were removed, but kept by a choice.
  return [...order, ...[...merged.keys()].filter((key) => !order.includes(key))]
}
