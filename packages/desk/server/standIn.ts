import { lstatSync, mkdirSync, renameSync, type Stats } from 'node:fs'
import { dirname } from 'node:path'
import { DeskError } from './action.ts'
import { countWrite, resolveWithoutLinks, writableText } from './files.ts'

/** What has the name of a text that the desk may write, and is no file. */
export interface StandIn {
  kind: 'a folder' | 'a link' | 'something else'
  /** Where it is put, relative to the project: nothing takes it for content there. */
  aside: string
}

/** Undefined where there is a file, or nothing. */
export function standInOf(file: string): StandIn | undefined {
  const stats = statsOf(file)
  if (!stats || stats.isFile()) return undefined
  const kind = stats.isDirectory() ? 'a folder' : stats.isSymbolicLink() ? 'a link' : 'something else'
  for (let count = 1; ; count++) {
    const aside = `.cache/desk/aside/${file}${count > 1 ? `-${count}` : ''}`
    if (!lstatSync(aside, { throwIfNoEntry: false })) return { kind, aside }
  }
}

/**
 * Moves what stands in the place of a text out of the content, where nothing of it is lost.
 * @throws DeskError where nothing is in the way
 */
export function putAside(file: string): void {
  const standIn = standInOf(file)
  if (!standIn)
    throw new DeskError({ file, message: 'nothing is in the way here', fix: 'load the page again' })
  mkdirSync(dirname(standIn.aside), { recursive: true })
  renameSync(file, standIn.aside)
  countWrite()
}

/** Of a path in a folder that is no link itself. */
function statsOf(file: string): Stats | undefined {
  if (!writableText.test(file)) return undefined
  try {
    resolveWithoutLinks(dirname(file))
    return lstatSync(file)
  } catch {
    return undefined
  }
}
