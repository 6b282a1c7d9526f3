import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Primary result codes of SQLite: https://sqlite.org/rescode.html. */
export const resultCodes = {
  busy: 5,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notDatabase: 26,
}

/** Returns the primary result code of an error of SQLite, or 0 for any other error. */
export function resultOf(error: unknown): number {
  return ((error as { errcode?: number }).errcode ?? 0) & 0xff
}

/** The suffixes of a database's files: the database itself, its log, and the index of the log. */
const parts = ['', '-wal', '-shm']

/** Makes a folder that only this user may enter, unless it exists. Node's own way never returns below `/proc`. */
export function makeFolder(folder: string) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

/** Creates an empty file that only the server's user may read, unless it exists. */
export function createFile(file: string) {
  if (existsSync(file)) return
  writeFileSync(file, '', { mode: 0o600 })
  giveToServer(file)
}

/** Gives a file that root has written to the user of the server, who must be able to write to it. */
export function giveToServer(file: string) {
  const { uid, gid } = statSync(dirname(file))
  if (process.getuid?.() === 0) chownSync(file, uid, gid)
}

/**
 * Opens an SQLite file that only this user may read, and creates it if needed. Deleted data is overwritten in
 * the file, but stays in the log until `truncateLog`.
 * @param timeout how long (ms) a statement waits for another process that writes
 */
export function openFile(file: string, timeout: number): DatabaseSync {
  createFile(file)
  for (const part of parts) {
    const mode = statSync(file + part, { throwIfNoEntry: false })?.mode ?? 0
    if (mode & 0o077) chmodSync(file + part, 0o600)
  }
  const sqlite = new DatabaseSync(file, { timeout })
  // A container may have no other writable place, and what visitors wrote must not end up in temporary files.
  sqlite.exec('PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY')
  return sqlite
}

/** Identifies the files that are at this path now. An open database keeps its own even if these change. */
export function identityOf(file: string): string {
  return parts.map((part) => statSync(file + part, { throwIfNoEntry: false })?.ino).join()
}

/**
 * Identifies the last write to the database file itself. Writes go to its log, until `truncateLog`.
 */
export function stampOf(file: string): string {
  const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return `${size} ${mtimeMs}`
}

/** Where the log ended after a write, with its first and its last bytes. */
export interface LogEnd {
  /** In bytes. */
  size: number
  /** Another one each time that the log is begun anew. */
  header: Buffer
  tail: Buffer
}

const headerBytes = 32

/** Longer than a frame of the log, which has a checksum of all before it: https://sqlite.org/fileformat.html#walformat. */
const tailBytes = 8 * 1024

export function logEndOf(file: string): LogEnd {
  const size = logSizeOf(file)
  return {
    size,
    header: readLog(file, Math.min(size, headerBytes)),
    tail: readLog(file, size),
  }
}

/** Whether the log still holds all that stood in it when it ended there; what others write stands behind that. */
export function hasLogUntil(file: string, { size, tail }: LogEnd): boolean {
  return logSizeOf(file) >= size && readLog(file, size).equals(tail)
}

/** Whether the log is the same, and not begun anew, as after others have written it into the file. */
export const isSameLog = (file: string, { header }: LogEnd): boolean =>
  header.length > 0 && readLog(file, Math.min(logSizeOf(file), headerBytes)).equals(header)

/** SQLite has no lock on the log, which closing it here would drop. */
function readLog(file: string, end: number): Buffer {
  const bytes = Buffer.alloc(Math.min(end, tailBytes))
  if (end === 0) return bytes
  const log = openSync(`${file}-wal`, 'r')
  try {
    return bytes.subarray(0, readSync(log, bytes, 0, bytes.length, end - bytes.length))
  } finally {
    closeSync(log)
  }
}

/** In bytes. */
export const logSizeOf = (file: string) => statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0

/**
 * Tells whether a database file is damaged.
 * @returns what is wrong, if anything
 * @throws Error if the file cannot be examined now, as when the system is out of file descriptors
 */
export function damageOf(file: string): string | undefined {
  try {
    using database = new DatabaseSync(file, { readOnly: true })
    const result = database.prepare('PRAGMA quick_check(1)').get()?.quick_check
    return result === 'ok' ? undefined : String(result)
  } catch (error) {
    if (!isDamage(error)) throw error
    return (error as Error).message
  }
}

/** Whether an error of SQLite means that the file is damaged, or no database at all. */
export function isDamage(error: unknown): boolean {
  return [resultCodes.corrupt, resultCodes.notDatabase].includes(resultOf(error))
}

/**
 * Reads the application id from a file's header, ignoring its log: https://sqlite.org/fileformat.html.
 * @param descriptor of the file. While SQLite has the file open too, it must stay open: by POSIX, closing any
 *   descriptor of a file drops all locks of the process on it (https://sqlite.org/howtocorrupt.html, 2.2).
 */
export function applicationIdIn(descriptor: number): number {
  const header = Buffer.alloc(100)
  readSync(descriptor, header, 0, header.length, 0)
  return header.readInt32BE(68)
}

/** Returns the files of an open database that were removed or replaced. */
export function changedFiles(file: string, opened: string): { name: string; isReplaced: boolean }[] {
  const [before, now] = [opened, identityOf(file)].map((identity) => identity.split(','))
  return parts
    .map((part, index) => ({ name: file + part, was: before?.[index], is: now?.[index] }))
    .filter(({ was, is }) => was !== is)
    .map(({ name, is }) => ({ name, isReplaced: is !== '' }))
}

/**
 * Whether a statement may delete or overwrite what visitors wrote. A statement that only adds rows cannot.
 */
export const mayDelete = (sql: string): boolean => !/^\s*(?:SELECT|INSERT|PRAGMA)\b/i.test(sql)

/**
 * Writes the log into the database and empties it.
 * @param id a new application id for the file's header, so that it can be told from its copies
 * @returns whether that was possible: the log stays while others read or write
 */
export function truncateLog(sqlite: DatabaseSync, id?: number): boolean {
  try {
    if (id !== undefined) sqlite.exec(`PRAGMA application_id = ${id}`)
    const [result] = sqlite.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all()
    return result?.busy === 0
  } catch (error) {
    if (resultOf(error) === resultCodes.busy) return false
    throw error
  }
}

/** How large (bytes) the log may become before it is written into the file. */
const largestLog = 4 * 1024 * 1024

/** Whether the log is to be emptied, which SQLite itself would do while a call is answered. */
export function isLogLarge(file: string): boolean {
  return logSizeOf(file) > largestLog
}

/** Returns what is another value once another process has written. */
export function versionOf(sqlite: DatabaseSync): unknown {
  return sqlite.prepare('PRAGMA data_version').get()?.data_version
}

/** Counts the rows that this connection has changed since it was opened. */
export function changesOf(sqlite: DatabaseSync): unknown {
  return sqlite.prepare('SELECT total_changes() AS count').get()?.count
}

/** Runs the work in a transaction, and rolls back after an error. */
export function transaction<Result>(sqlite: DatabaseSync, work: () => Result): Result {
  sqlite.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    sqlite.exec('COMMIT')
    return result
  } catch (error) {
    if (sqlite.isTransaction) sqlite.exec('ROLLBACK')
    throw error
  }
}
