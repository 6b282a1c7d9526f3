import { hash } from 'node:crypto'
import {
  type Dirent,
  existsSync,
  globSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'

// This state is per module instance, so a process must load the module only once;
// `packages/engine/render/contentInDevelopment.ts` ensures that in development.
const unsaved = new Map<string, string>()
const fallbacks = new Map<string, string | null>()
let version = 0
let markRecord: MarkRecord | undefined

type MarkRecord = <Content>(record: Content, file: string) => Content

/** Invalidates everything that is cached from content. */
export function invalidateContent() {
  version++
}

/** Returns the text of a file in `content/`: unsaved in the desk, else last usable, else on disk. */
export function readSource(file: string): string {
  return unsaved.get(resolve(file)) ?? fallbacks.get(resolve(file)) ?? readFromDisk(file)
}

/**
 * Returns the text of a file on disk, valid or not.
 * @throws Error where it cannot be read. A pipe is not opened, because it would be waited for without end, and a link out
 * of `content/` is not followed, because what lies there may be secret.
 */
export function readFromDisk(file: string): string {
  const path = resolve(file)
  if ((existsSync(path) && !isFile(path)) || leadsOut(path)) {
    const { message, fix } = noFile(relative('.', path))
    throw new Error(`${relative('.', path)}: ${message}; ${fix}`)
  }
  // Some editors begin a file with a byte order mark, which is no part of what it says.
  return readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
}

/** In bytes. Nobody writes so long a text, and to check one would take minutes and all memory. */
export const maxTextSize = 1_000_000

/** Whether a file of `content/` is too large to be read as a text, or would be with so many bytes. */
export const isTooLarge = (file: string, bytes?: number) =>
  /\.(?:ya?ml|mdx?)$/.test(file) && (bytes ?? (isFile(file) ? statSync(file).size : 0)) > maxTextSize

export const tooLarge = (file: string): Diagnostic => ({
  file: relative('.', resolve(file)).replaceAll('\\', '/'),
  message: `this text has more than ${maxTextSize / 1e6} MB, and is not read`,
  fix: 'shorten it, or divide it into several',
})

/**
 * Lists the files that match a pattern, sorted. Folders can match too and are left out, as are texts that are too
 * large, and what lies outside of `content/` where a link leads there.
 */
export const filesOf = (pattern: string | readonly string[], exclude: readonly string[] = []) =>
  filesOfAnySize(pattern, exclude).filter((file) => !isTooLarge(file))

export const filesOfAnySize = (pattern: string | readonly string[], exclude: readonly string[] = []) =>
  globSync(pattern, { exclude })
    .filter((path) => isFile(path) && !leadsOut(path))
    .sort()

/** Lists all that lies below a folder. Links are not followed, as one to its own folder would have no end. */
export function entriesBelow(folder: string): Dirent[] {
  if (!isFolder(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => [
    entry,
    ...(entry.isDirectory() ? entriesBelow(join(folder, entry.name)) : []),
  ])
}

/** Lists what matches a pattern of texts and is no file, or none that can be opened: a folder, a pipe, a name in Latin-1. */
export const noFilesOf = (pattern: string | readonly string[]) => globSync(pattern).filter(isNoFile).sort()

/** Whether a name is that of a folder, a pipe or the like, or of a link that leads to none, or out of `content/`. */
export function isNoFile(path: string): boolean {
  const stats = statsOf(resolve(path))
  if (!stats) return path.includes('\u{fffd}')
  return !isFile(resolve(path)) || (stats.isSymbolicLink() && leadsOut(path))
}

export const noFile = (file: string): Diagnostic =>
  file.includes('\u{fffd}')
    ? unreadableName(file)
    : {
        file,
        message: 'this is no file, but a folder or something else',
        fix: 'remove it from the folder of the site, or give it a name without an ending',
      }

/** Of a file whose name has letters of another encoding, in the place of which stands one that it does not have. */
export const unreadableName = (file: string): Diagnostic => ({
  file,
  message: 'its name is not in UTF-8, so that it cannot be opened',
  fix: 'rename it, in letters from a to z',
})

/** Whether there is a file of this name. A name that no file can have, as it is too long, is that of none. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

export const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory()

/** What a name is that of; undefined where there is none, also because a file stands in place of its folder. */
export function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw error
  }
}

/** Whether a name in `content/` leads to something outside. A link that leads nowhere, or to itself, does not. */
export function leadsOut(path: string): boolean {
  const root = resolve('content')
  if (!resolve(path).startsWith(root + sep)) return false
  const target = realPathOf(path)
  return target !== undefined && !target.startsWith(realpathSync.native(root) + sep)
}

function realPathOf(path: string): string | undefined {
  try {
    return realpathSync.native(path)
  } catch {
    return undefined
  }
}

/** Whether a file can be read: it exists, or a fallback replaces it. */
export function isReadable(file: string): boolean {
  const text = fallbacks.get(resolve(file))
  if (text !== undefined) return text !== null
  return isFile(resolve(file)) && !isTooLarge(resolve(file)) && !leadsOut(resolve(file))
}

/** The files whose last usable text is read. Some of them are gone from the disk. */
export const replacedFiles = (): string[] =>
  [...fallbacks].flatMap(([path, text]) => (text === null ? [] : relative('.', path).replaceAll('\\', '/')))

/**
 * Sets the text to read in place of an unusable file. Only the desk calls it.
 * @param text the last usable text; null hides the file because there never was one; undefined restores the
 *   file itself
 */
export function setFallback(file: string, text: string | null | undefined) {
  if (text === fallbacks.get(resolve(file))) return
  if (text === undefined) fallbacks.delete(resolve(file))
  else fallbacks.set(resolve(file), text)
  invalidateContent()
}

/** Renders pages from unsaved text, or from the file again if there is none. Only the desk calls it. */
export function setUnsaved(file: string, text: string | undefined) {
  if (text === undefined) unsaved.delete(resolve(file))
  else unsaved.set(resolve(file), text)
  invalidateContent()
}

/** Renders pages from the files only. Only the desk calls it. */
export function clearUnsaved() {
  unsaved.clear()
  invalidateContent()
}

/** A cache of values derived from content. It is cleared when any content changes. */
export class Cache<Value> {
  #values = new Map<string, Value>()
  #version = version

  of(key: string, make: () => Value): Value {
    if (this.#version !== version) this.#values.clear()
    this.#version = version
    const cached = this.#values.get(key)
    if (cached !== undefined) return cached
    const value = make()
    this.#values.set(key, value)
    return value
  }
}

/**
 * Returns a record for pages. In the desk, each of its strings carries a mark that leads from a click on the
 * page to its field.
 */
export function withMarks<Content>(record: Content, file: string): Content {
  return markRecord?.(record, file) ?? record
}

/** Sets the function that marks strings. Only the desk calls it. */
export function setMarker(mark: MarkRecord) {
  markRecord = mark
}

/** Returns a hash of a text or of a file's bytes. */
export const digestOf = (content: string | Uint8Array) => hash('sha256', content, 'base64url')
