import { linkSync, lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** What a file system answers that knows one name of a file alone, as that of a memory card. */
const noLinks = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']

const isFull = 'the disk is full: free some space on it'
const isForbidden = 'this user may not write there: let it, or work in a folder of its own'
const isTaken = 'something else has its name, or that of its folder: move it away'
/** Why a file cannot be written, by what the system answers. */
const causes: Record<string, string> = {
  ENOSPC: isFull,
  EDQUOT: isFull,
  EACCES: isForbidden,
  EPERM: isForbidden,
  EROFS: 'the disk can only be read: work in a folder on another one',
  EEXIST: isTaken,
  ENOTDIR: isTaken,
}

/** Why a file cannot be written, in words for everybody where there are such. */
export const whyNotWritten = (error: unknown) => {
  const { code = '', message } = error as NodeJS.ErrnoException
  return causes[code] ?? message
}

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
      throw new Error(`${file} cannot be written: ${whyNotWritten(error)}`)
    }
}

/**
 * Writes a file over none that is there. A full disk, or the end of the program, leaves a part of it under its temporary
 * name alone.
 */
function writeWhole(file: string, content: string | Uint8Array) {
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
