import { cpSync, lstatSync, mkdirSync, renameSync, rmSync, type Stats } from 'node:fs'
import { dirname } from 'node:path'
import { statsOf } from '@lintel/engine/content/sources.ts'
import { countWrite } from './files.ts'

/** What has the name of a text and is no file, or stands in the place of a folder of texts and is none. */
interface StandIn {
  kind: 'a file' | 'a folder' | 'a link' | 'something else'
  /** Where it is put, relative to the project: nothing takes it for content there. */
  aside: string
}

/** Undefined where there is what should be, or nothing. */
export function standInOf(file: string, isFolder = false): StandIn | undefined {
  const stats = statsOf(file)
  if (!stats || (isFolder ? stats.isDirectory() : stats.isFile())) return undefined
  return { kind: kindOf(stats), aside: asideOf(file) }
}

/** A free name outside of the content. */
export function asideOf(file: string): string {
  for (let count = 1; ; count++) {
    const aside = `.cache/desk/aside/${file.replaceAll('/', '-')}${count > 1 ? `-${count}` : ''}`
    if (!lstatSync(aside, { throwIfNoEntry: false })) return aside
  }
}

/** Moves something out of the content, where nothing of it is lost. */
export function putAside(file: string): void {
  const aside = asideOf(file)
  mkdirSync(dirname(aside), { recursive: true })
  try {
    renameSync(file, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    // The content has a file system of its own. A pipe holds nothing that could be copied.
    if (kindOf(lstatSync(file)) !== 'something else')
      cpSync(file, aside, { recursive: true, verbatimSymlinks: true })
    rmSync(file, { recursive: true })
  }
  countWrite()
}

function kindOf(stats: Stats): StandIn['kind'] {
  if (stats.isFile()) return 'a file'
  if (stats.isDirectory()) return 'a folder'
  return stats.isSymbolicLink() ? 'a link' : 'something else'
}
