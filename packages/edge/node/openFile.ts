import { chmodSync, closeSync, existsSync, openSync, readSync, statSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** How the names of a database's files end: its own, that of its log, and that of the index of the log. */
const parts = ['', '-wal', '-shm']

/**
 * Opens a file of SQLite that nobody else may read, made where there is none. What is deleted is overwritten in it; in its
 * log it stays until `truncateLog`.
 * @param timeout how long (ms) a statement waits for another process that writes
 */
export function openFile(file: string, timeout: number): DatabaseSync {
  if (!existsSync(file)) writeFileSync(file, '', { mode: 0o600 })
  for (const part of parts) {
    const mode = statSync(file + part, { throwIfNoEntry: false })?.mode ?? 0
    if (mode & 0o077) chmodSync(file + part, 0o600)
  }
  const sqlite = new DatabaseSync(file, { timeout })
  // A container may have no other place to write to, and words have none to be.
  sqlite.exec('PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY')
  return sqlite
}

/** Of the files as they are there now: those of a database that is open stay the same. */
export function identityOf(file: string): string {
  return parts.map((part) => statSync(file + part, { throwIfNoEntry: false })?.ino).join()
}

/** Of the database's file as it was written last: its log takes what is written, until it is emptied into it. */
export function stampOf(file: string): string {
  const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return `${size} ${mtimeMs}`
}

/** The application id in the header of a database's file, without what its log has: https://sqlite.org/fileformat.html. */
export function idOf(file: string): number {
  const header = Buffer.alloc(100)
  const descriptor = openSync(file, 'r')
  readSync(descriptor, header, 0, header.length, 0)
  closeSync(descriptor)
  return header.readInt32BE(68)
}

/** The files of an open database that are there no more, or in whose place others are. */
export function changedFiles(file: string, opened: string): { name: string; isReplaced: boolean }[] {
  const [before, now] = [opened, identityOf(file)].map((identity) => identity.split(','))
  return parts
    .map((part, index) => ({ name: file + part, was: before?.[index], is: now?.[index] }))
    .filter(({ was, is }) => was !== is)
    .map(({ name, is }) => ({ name, isReplaced: is !== '' }))
}

/** Whether a statement may delete or overwrite words. What only adds rows forgets nothing. */
export const mayDelete = (sql: string): boolean => !/^\s*(?:SELECT|INSERT|PRAGMA)\b/i.test(sql)

/**
 * Writes the log into the database and empties it.
 * @returns whether that was possible: while others read, the log stays
 */
export function truncateLog(sqlite: DatabaseSync): boolean {
  const [result] = sqlite.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all()
  return result?.busy === 0
}
