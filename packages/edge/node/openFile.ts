import { chmodSync, closeSync, existsSync, openSync, readSync, statSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** The suffixes of a database's files: the database itself, its log, and the index of the log. */
const parts = ['', '-wal', '-shm']

/**
 * Opens an SQLite file that only this user may read, and creates it if needed. Deleted data is overwritten in
 * the file, but stays in the log until `truncateLog`.
 * @param timeout how long (ms) a statement waits for another process that writes
 */
export function openFile(file: string, timeout: number): DatabaseSync {
  if (!existsSync(file)) writeFileSync(file, '', { mode: 0o600 })
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
 * Identifies the last write to the database file itself. Writes go to its log first, until that is truncated.
 */
export function stampOf(file: string): string {
  const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return `${size} ${mtimeMs}`
}

/**
 * Returns the application id in the header of the database file, ignoring its log:
 * https://sqlite.org/fileformat.html.
 */
export function idOf(file: string): number {
  const header = Buffer.alloc(100)
  const descriptor = openSync(file, 'r')
  readSync(descriptor, header, 0, header.length, 0)
  closeSync(descriptor)
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
 * @returns whether that was possible: the log stays while others read
 */
export function truncateLog(sqlite: DatabaseSync): boolean {
  const [result] = sqlite.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all()
  return result?.busy === 0
}
