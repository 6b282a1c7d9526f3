import { contentPaths, git, splitNul } from '../../server/git.ts'
import type { ConflictResolver } from './conflicts.ts'
import { type Files, isText, readBlob } from './contentFiles.ts'
import type { Versions } from './mergeValues.ts'

/** The side that each of these files is taken from. */
export type ChosenSides = Map<string, 'mine' | 'theirs'>

/**
 * Resolves files of one side that have the name of a folder of the other: git can hold only one of them. A file that was
 * not changed gives way.
 * @returns the files without those that were not chosen
 */
export async function resolveFolders<Sides extends Record<keyof Versions, Files>>(
  commits: Record<keyof Versions, string>,
  before: Sides,
  resolver: ConflictResolver,
) {
  const chosen: ChosenSides = new Map()
  const sides = { ...before, mine: new Map(before.mine), theirs: new Map(before.theirs) }
  for (const [side, other] of [
    ['mine', 'theirs'],
    ['theirs', 'mine'],
  ] as const) {
    const paths = splitNul(
      await git('ls-tree', '-r', '-z', '--name-only', '--full-tree', commits[other], '--', ...contentPaths),
    )
    const folders = new Set(paths.flatMap(foldersOf))
    for (const [file, blob] of before[side]) {
      if (!folders.has(file) || before.base.get(file)?.id === blob.id) continue
      const within = paths.filter((path) => path.startsWith(`${file}/`))
      const text = isText(file) ? (await readBlob(blob)).toString('utf8') : blob.id
      const names = within.map((path) => path.slice(file.length + 1))
      const [mine, theirs] = side === 'mine' ? [text, names] : [names, text]
      const { take } = resolver.resolve(file, { kind: 'folder', path: [], mine, theirs })
      if (take === side) for (const each of within) sides[other].delete(each)
      else sides[side].delete(file)
      for (const each of take === side ? [file] : within) chosen.set(each, take === side ? side : other)
    }
  }
  return { sides, chosen }
}

/** All folders that a path lies in. */
export const foldersOf = (path: string) =>
  path
    .split('/')
    .map((_, index, names) => names.slice(0, index).join('/'))
    .filter(Boolean)
