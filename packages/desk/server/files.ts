import { isUtf8 } from 'node:buffer'
import { createHash, randomUUID } from 'node:crypto'
import { lstatSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { holidaysFile } from '@lintel/engine/checks/calendarOf.ts'
import { DeskError } from './action.ts'

/** What the desk may write, from the project's folder. Names are lower-case: on some disks another case is the same file. */
const writable = [
  /^content\/(?:[a-z\d@][a-z\d@_-]*\/)*[a-z\d][a-z\d_-]*\.(?:ya?ml|mdx?)$/,
  /^content\/blog\/images\/(?:[a-z\d][\w-]*\/)*[a-z\d][\w.-]*\.(?:png|jpe?g|webp|avif)$/,
]

/** In characters, of a file with its folders: some disks take no longer names. */
const maxPathLength = 200

/** A file as it was read: what is written over it must name the same version. */
export interface VersionedText {
  text: string
  version: string
}

let writes = 0

/** How often something was written, or sent, since the desk was started: windows ask again for what follows from it. */
export const writeCount = () => writes

/** Tells of what was written in another way than by this module. */
export function countWrite() {
  writes++
}

/** Of any bytes, a checksum. */
export function versionOf(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}

/**
 * @param file from the project's folder: "content/pages/home.yaml"
 * @throws DeskError where it is none that the desk may write (403), or is not there (404)
 */
export function readText(file: string): VersionedText {
  const bytes = readBytes(file)
  return { text: bytes.toString('utf8'), version: versionOf(bytes) }
}

function readBytes(file: string): Buffer {
  const bytes = readIfExists(resolveWritable(file))
  if (!bytes) throw new DeskError({ file, message: 'this file is gone', fix: 'load the page again' }, 404)
  return bytes
}

/**
 * A file as a text that gives all its bytes back, by `bytesKept`: what is no UTF-8 stands behind a sign that begins no text.
 * @throws DeskError as `readText`
 */
export const readEncoded = (file: string) => encodeContent(readBytes(file))

export function encodeContent(content: string | Uint8Array): string {
  const bytes = Buffer.from(content)
  return isUtf8Text(bytes) ? bytes.toString('utf8') : `\0${bytes.toString('base64')}`
}

export const isEncodedText = (kept: string) => !kept.startsWith('\0')

export const decodeContent = (kept: string): Buffer =>
  isEncodedText(kept) ? Buffer.from(kept) : Buffer.from(kept.slice(1), 'base64')

/** @throws DeskError as `readText`, and where its signs cannot be read: written again, they would be lost */
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
 * Writes a file whole, or not at all: to a temporary file first, which then takes its place. The one way in which the desk
 * writes. A text takes no place of what is none: signs that could not be read would be lost.
 * @param version that was read; null for a file that must not be there yet
 * @returns the new version
 * @throws DeskError where it is none that the desk may write (403), or was changed meanwhile (409)
 */
export function writeFile(file: string, content: string | Uint8Array, version: string | null): string {
  const path = resolveWritable(file)
  requireVersion(file, version)
  if (typeof content === 'string' && version !== null) requireText(file)
  return writeAtomically(path, Buffer.from(content))
}

/**
 * Writes the public holidays, which follow from the region of the brand: the one file besides content.
 * @throws DeskError where a link stands on the way to it (403)
 */
export const writeHolidays = (text: string) =>
  writeAtomically(resolveWithoutLinks(holidaysFile), Buffer.from(text))

function writeAtomically(path: string, bytes: Buffer): string {
  mkdirSync(dirname(path), { recursive: true })
  const temporary = join(temporaryFolder(), randomUUID())
  writeFileSync(temporary, bytes, { flag: 'wx', flush: true })
  renameSync(temporary, path)
  countWrite()
  return versionOf(bytes)
}

/** @throws DeskError as `writeFile` */
export function removeFile(file: string, version: string): void {
  const path = resolveWritable(file)
  requireVersion(file, version)
  rmSync(path)
  countWrite()
}

/**
 * Gives a file another name: of the former one, nothing could be made.
 * @throws DeskError where there is such a file, or the desk may not write it
 */
export function renameFile(file: string, to: string) {
  const path = resolveWritable(to)
  requireVersion(to, null)
  renameSync(resolveWithoutLinks(file), path)
  countWrite()
}

/** @throws DeskError where a file says something else than the version that was read (409) */
export function requireVersion(file: string, version: string | null) {
  const bytes = readIfExists(resolveWritable(file))
  if ((bytes && versionOf(bytes)) === (version ?? undefined)) return
  const message = version === null ? 'there is such a file already' : 'somebody else has changed this file'
  const fix = version === null ? 'choose another name' : 'compare both texts, and keep one'
  throw new DeskError({ file, message, fix }, 409, bytes?.toString('utf8') ?? '')
}

/** On the same disk as the files, so that one can take the place of another at once. */
function temporaryFolder(): string {
  const folder = join(process.cwd(), '.cache/desk/writing')
  mkdirSync(folder, { recursive: true })
  return folder
}

function readIfExists(path: string): Buffer | undefined {
  return lstatSync(path, { throwIfNoEntry: false }) ? readFileSync(path) : undefined
}

function resolveWritable(file: string): string {
  if (file.length > maxPathLength)
    throw forbidden(`${file.slice(0, 80)} …`, 'the desk may not touch a file of so long a name')
  if (writable.some((pattern) => pattern.test(file))) return resolveWithoutLinks(file)
  throw forbidden(file, 'the desk may not touch this file')
}

const forbidden = (file: string, message: string) =>
  new DeskError({ file, message, fix: 'the desk writes texts below content/, and pictures of articles' }, 403)

/** Where a file lies. Nothing on the way to it may be a link, as that could lead anywhere. */
function resolveWithoutLinks(file: string): string {
  const root = realpathSync.native(process.cwd())
  const path = join(root, file)
  for (let each = path; each !== root; each = dirname(each)) {
    const found = lstatSync(each, { throwIfNoEntry: false })
    if (found && (found.isSymbolicLink() || realpathSync.native(each) !== each))
      throw forbidden(file, 'a link stands on the way to this file')
  }
  return path
}
