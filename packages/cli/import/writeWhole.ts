import { linkSync, lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** What a file system answers that knows one name of a file alone, as that of a memory card. */
const noLinks = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']

/**
 * Writes files, each whole and over none that is there. Where one cannot be written, none of them is left.
 * @param files by their paths, in the order in which they are to appear
 * @throws Error that says which one, and why
 */
export function writeAllWhole(files: Map<string, string | Uint8Array>) {
  const written: string[] = []
  for (const [file, content] of files)
    try {
      writeWhole(file, content)
      written.push(file)
    } catch (error) {
      for (const each of written) rmSync(each)
      throw new Error(`${file} cannot be written: ${(error as Error).message}`)
    }
}

/**
 * Writes a file over none that is there. A full disk, or the end of the program, leaves a part of it under its temporary
 * name alone.
 */
export function writeWhole(file: string, content: string | Uint8Array) {
  mkdirSync(dirname(file), { recursive: true })
  const part = join(dirname(file), `.${basename(file)}.part`)
  rmSync(part, { force: true })
  try {
    writeFileSync(part, content, { flag: 'wx' })
    appear(part, file)
  } finally {
    rmSync(part, { force: true })
  }
}

/** A link, unlike a new name, takes the place of no other file. */
function appear(part: string, file: string) {
  try {
    linkSync(part, file)
  } catch (error) {
    const isTaken = lstatSync(file, { throwIfNoEntry: false })
    if (isTaken || !noLinks.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    renameSync(part, file)
  }
}
