import { isUtf8 } from 'node:buffer'
import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { holidaysFile } from '@lintel/engine/checks/calendarOf.ts'
import { isFile, isTooLarge, noFile, statsOf, tooLarge } from '@lintel/engine/content/sources.ts'
import { plainDrawing, unsafeContentIn } from '@lintel/engine/content/svg.ts'
import { DeskError } from './action.ts'

/** Texts that the desk may write, relative to the project. They are lower-case, because some file systems ignore case. */
const writableText = /^content\/(?:[a-z\d@][a-z\d@_-]*\/)*[a-z\d][a-z\d_-]*\.(?:ya?ml|mdx?)$/
const writable = [
  writableText,
  /^public\/people\/[a-z\d][\w-]*\.(?:png|jpe?g|webp|avif)$/,
  /^content\/blog\/images\/(?:[a-z\d][\w-]*\/)*[a-z\d][\w.-]*\.(?:png|jpe?g|webp|avif|svg)$/,
]

/** In characters; some file systems allow no longer paths. */
const maxPathLength = 200

/** A file as it was read. A write must name the version that it replaces. */
export interface VersionedText {
  text: string
  version: string
}

let writes = 0

/** Counts writes and publications since the start. Windows reload their data when it changes. */
export const writeCount = () => writes

/** For files that are written without this module. */
export function countWrite() {
  writes++
}

export function versionOf(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}

/** The version of a file as it is on disk; null where there is none. */
export const readVersion = (file: string) => (isFile(file) ? versionOf(readFileSync(file)) : null)

/**
 * @param file relative to the project: "content/pages/home.yaml"
 * @throws DeskError where the desk may not touch it, or it is too large (403), or it is not there (404)
 */
export function readText(file: string): VersionedText {
  if (isTooLarge(resolveWritable(file))) throw new DeskError(tooLarge(file), 403)
  const bytes = readBytes(file)
  return { text: bytes.toString('utf8'), version: versionOf(bytes) }
}

/** The text of a file, or `undefined` where there is none that the desk may read, as where a link has its name. */
export function readTextIfAny(file: string): string | undefined {
  try {
    return readText(file).text
  } catch (error) {
    if (error instanceof DeskError) return undefined
    throw error
  }
}

function readBytes(file: string): Buffer {
  const bytes = readIfExists(resolveWritable(file))
  if (!bytes) throw new DeskError({ file, message: 'this file is gone', fix: 'load the page again' }, 404)
  return bytes
}

/**
 * Reads a file as a string that `decodeContent` turns back into the same bytes: UTF-8 as it is, anything else as base64
 * after a NUL.
 * @throws DeskError as `readText`
 */
export const readEncoded = (file: string) => encodeContent(readBytes(file))

export function encodeContent(content: string | Uint8Array): string {
  const bytes = Buffer.from(content)
  return isUtf8Text(bytes) ? bytes.toString('utf8') : `\0${bytes.toString('base64')}`
}

export const isEncodedText = (encoded: string) => !encoded.startsWith('\0')

export const decodeContent = (encoded: string): Buffer =>
  isEncodedText(encoded) ? Buffer.from(encoded) : Buffer.from(encoded.slice(1), 'base64')

/** @throws DeskError as `readText`, and where the file is not UTF-8: rewriting it would lose bytes */
export function requireText(file: string) {
  if (isUtf8Text(readBytes(file))) return
  throw new DeskError({
    file,
    message: 'the file is not in UTF-8, so that some of its signs would be lost',
    fix: 'bring its last good version back, or save it as UTF-8 in an editor',
  })
}

const isUtf8Text = (bytes: Buffer) => bytes[0] !== 0 && isUtf8(bytes)

/**
 * Writes a file atomically, by renaming a temporary file. A text never replaces a file that is not UTF-8, because bytes
 * would be lost.
 * @param version that was read; null for a file that must not exist yet
 * @returns the new version
 * @throws DeskError where the desk may not write it (403), or it has changed since (409)
 */
export function writeFile(file: string, content: string | Uint8Array, version: string | null): string {
  const path = resolveWritable(file)
  requireVersion(file, version)
  requireReadable(file, content)
  if (typeof content === 'string' && version !== null) requireText(file)
  return writeAtomically(path, Buffer.from(content), () => requireVersion(file, version))
}

/**
 * Writes the public holidays of the brand's region, the only file outside content.
 * @throws DeskError where its path contains a symbolic link (403)
 */
export const writeHolidays = (text: string) =>
  writeAtomically(resolveWithoutLinks(holidaysFile), Buffer.from(text))

/** @throws DeskError (422) for a text that nothing would read once it is written, or a drawing that pages refuse */
function requireReadable(file: string, content: string | Uint8Array) {
  if (isTooLarge(file, Buffer.byteLength(content))) throw new DeskError(tooLarge(file))
  const danger = file.endsWith('.svg') && unsafeContentIn(content)
  if (danger) throw new DeskError({ file, message: `the drawing holds ${danger}`, fix: plainDrawing })
}

/** @param check throws if the file must not be replaced any more: a disk can take a while to take the bytes */
function writeAtomically(path: string, bytes: Buffer, check = () => {}): string {
  mkdirSync(dirname(path), { recursive: true })
  const temporary = temporaryFor(path)
  try {
    writeFileSync(temporary, bytes, { flag: 'wx', flush: true })
    check()
    renameSync(temporary, path)
  } finally {
    rmSync(temporary, { force: true })
  }
  countWrite()
  return versionOf(bytes)
}

/** A file as it shall be; null where it shall be gone, and for the version of one that is not there yet. */
export interface Replacement {
  file: string
  content: string | Uint8Array | null
  version: string | null
}

/**
 * Changes several files: all, or none where one of them fails. All that takes room is written aside first, then put in
 * place, and what goes is removed last.
 * @returns the new versions, in the same order
 * @throws DeskError as `writeFile`
 */
export function changeFiles(replacements: Replacement[]): (string | null)[] {
  const aside: string[] = []
  const setAside = (path: string, bytes?: Uint8Array): string => {
    mkdirSync(dirname(path), { recursive: true })
    const temporary = temporaryFor(path)
    aside.push(temporary)
    if (bytes) writeFileSync(temporary, bytes, { flag: 'wx', flush: true })
    return temporary
  }
  const takeBacks: (() => void)[] = []
  try {
    const steps = replacements.map(({ file, content, version }) => {
      const path = resolveWritable(file)
      requireVersion(file, version)
      if (content === null) return { file, version, path, next: null, former: setAside(path) }
      requireReadable(file, content)
      if (typeof content === 'string' && version !== null) requireText(file)
      const former = version === null ? null : setAside(path, readBytes(file))
      return { file, version, path, next: setAside(path, Buffer.from(content)), former }
    })
    const inOrder = [...steps.filter(({ next }) => next), ...steps.filter(({ next }) => !next)]
    for (const { file, version, path, next, former } of inOrder) {
      requireVersion(file, version)
      if (next) renameSync(next, path)
      else if (former) renameSync(path, former)
      takeBacks.push(() => (former ? renameSync(former, path) : rmSync(path)))
    }
  } catch (error) {
    for (const takeBack of takeBacks.toReversed()) takeBack()
    throw error
  } finally {
    for (const each of aside) rmSync(each, { force: true })
  }
  countWrite()
  return replacements.map(({ content }) => (content === null ? null : versionOf(content)))
}

/** @throws DeskError as `writeFile` */
export function removeFile(file: string, version: string): void {
  const path = resolveWritable(file)
  requireVersion(file, version)
  rmSync(path)
  countWrite()
}

/**
 * Renames a file whose name cannot be an address.
 * @throws DeskError where the target exists, or the desk may not write it
 */
export function renameFile(file: string, to: string) {
  const path = resolveWritable(to)
  requireVersion(to, null)
  renameSync(undecodedPath(file) ?? resolveWithoutLinks(file), path)
  countWrite()
}

/**
 * The path of a file whose name is not in UTF-8. It is listed under a name with replacement characters, by which it cannot
 * be found.
 */
export function undecodedPath(file: string): Buffer | undefined {
  const folder = dirname(file)
  if (!file.includes('\u{fffd}') || !existsSync(folder)) return undefined
  const names = readdirSync(folder, { encoding: 'buffer' }).filter(
    (name) => name.toString() === basename(file),
  )
  return names
    .map((name) => Buffer.concat([Buffer.from(`${resolveWithoutLinks(folder)}/`), name]))
    .find((path) => lstatSync(path).isFile())
}

/** @throws DeskError where the file has changed since that version was read (409) */
export function requireVersion(file: string, version: string | null) {
  const bytes = readIfExists(resolveWritable(file))
  if ((bytes && versionOf(bytes)) === (version ?? undefined)) return
  const message = version === null ? 'there is such a file already' : 'somebody else has changed this file'
  const fix = version === null ? 'choose another name' : 'compare both texts, and keep one'
  throw new DeskError({ file, message, fix }, 409, bytes?.toString('utf8') ?? '')
}

/**
 * Beside the file where that is on a file system of its own, as no file can be renamed into another one. Nothing takes a
 * hidden file of no known kind for content.
 */
function temporaryFor(path: string): string {
  const folder = temporaryFolder()
  return statSync(folder).dev === statSync(dirname(path)).dev
    ? join(folder, randomUUID())
    : join(dirname(path), `.${randomUUID()}.writing`)
}

/** Outside of the content, which others watch. */
function temporaryFolder(): string {
  const folder = join(process.cwd(), '.cache/desk/writing')
  mkdirSync(folder, { recursive: true })
  return folder
}

/** @throws DeskError where it is no file: a pipe would be read without end */
function readIfExists(path: string): Buffer | undefined {
  const stats = statsOf(path)
  if (stats && !stats.isFile())
    throw new DeskError(noFile(relative(realpathSync.native(process.cwd()), path)), 403)
  return stats && readFileSync(path)
}

/** Whether the desk may write, and so remove, a file. */
export function isWritable(file: string): boolean {
  try {
    resolveWritable(file)
    return true
  } catch {
    return false
  }
}

function resolveWritable(file: string): string {
  if (file.length > maxPathLength)
    throw forbidden(`${file.slice(0, 80)} …`, 'the desk may not touch a file of so long a name')
  if (writable.some((pattern) => pattern.test(file))) return resolveWithoutLinks(file)
  throw forbidden(file, 'the desk may not touch this file')
}

const forbidden = (file: string, message: string) =>
  new DeskError(
    { file, message, fix: 'the desk writes texts below content/, and pictures of articles and people' },
    403,
  )

/**
 * Resolves a path, of which no part may be a symbolic link, as it could lead out of the project.
 * @throws DeskError (403)
 */
function resolveWithoutLinks(file: string): string {
  const root = realpathSync.native(process.cwd())
  const path = join(root, file)
  for (let each = path; each !== root; each = dirname(each)) {
    const stats = statsOf(each)
    if (stats && (stats.isSymbolicLink() || realpathSync.native(each) !== each))
      throw forbidden(file, 'a link stands on the way to this file')
  }
  return path
}
