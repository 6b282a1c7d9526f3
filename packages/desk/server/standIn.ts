import { lstatSync, mkdirSync, renameSync, type Stats } from 'node:fs'
import { dirname } from 'node:path'
import { isFolder } from '@lintel/engine/content/sources.ts'
import { DeskError } from './action.ts'
import { countWrite, resolveWithoutLinks, writableText } from './files.ts'

/** What has the name of a text that the desk may write, and is no file, or that of a folder of them, and is none. */
export interface StandIn {
  kind: 'a file' | 'a folder' | 'a link' | 'something else'
  /** Where it is put, relative to the project: nothing takes it for content there. */
  aside: string
}

/** Undefined where there is what should be, or nothing. */
export function standInOf(file: string): StandIn | undefined {
  const stats = statsInPlace(file)
  const isAsNamed = writableText.test(file) ? stats?.isFile() : isFolder(file)
  if (!stats || isAsNamed) return undefined
  const kind = kindOf(stats)
  for (let count = 1; ; count++) {
    const aside = `.cache/desk/aside/${file.replaceAll('/', '-')}${count > 1 ? `-${count}` : ''}`
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

function kindOf(stats: Stats): StandIn['kind'] {
  if (stats.isFile()) return 'a file'
  if (stats.isDirectory()) return 'a folder'
  return stats.isSymbolicLink() ? 'a link' : 'something else'
}

const folderOfTexts = /^content(?:\/[a-z\d@][a-z\d@_-]*)*$/

/** Of a path in a folder that is no link itself. */
function statsInPlace(file: string): Stats | undefined {
  if (!writableText.test(file) && !folderOfTexts.test(file)) return undefined
  try {
    resolveWithoutLinks(dirname(file))
    return lstatSync(file)
  } catch {
    return undefined
  }
}
