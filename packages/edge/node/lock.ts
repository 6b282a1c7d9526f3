import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createFile, makeFolder } from './openFile.ts'

/** Primary result code of SQLite: https://sqlite.org/rescode.html. */
const busy = 5

/** Where SQLite's locks begin within a file: https://sqlite.org/fileformat.html, "The Lock-Byte Page". */
const lockByte = 0x40000000

/**
 * Keeps other servers and `restore` away from a database until the lock is closed or this process ends,
 * however it ends. Other commands may read and write the database meanwhile. The lock is a transaction on an
 * empty file of its own that is never written, so that neither a full disk nor a power cut can spoil it, and
 * never removed, because whoever waits for a removed file would share the database with whoever creates it
 * anew.
 * @throws Error with the fix if the database is in use, or its folder cannot hold it
 */
export function lockDatabase(file: string): DatabaseSync {
  const folder = dirname(file)
  const lock = `${file}.lock`
  try {
    makeFolder(folder)
    createFile(lock)
    const open = new DatabaseSync(lock)
    // A journal would be a file beside it.
    open.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return open
  } catch (error) {
    const { errcode = 0, message } = error as Error & { errcode?: number }
    if ((errcode & 0xff) === busy)
      throw new Error(
        `${folder} is in use by ${holderOf(lock)}. Stop the server first, or name another folder: STATE_DIRECTORY=<folder>.`,
      )
    throw new Error(
      `${folder} cannot hold the database: ${message}. Let this user write there, or name another folder: STATE_DIRECTORY=<folder>.`,
    )
  }
}

/** Names the process that has locked the file, where the system tells: Linux does, in `/proc/locks`. */
function holderOf(lock: string): string {
  try {
    const { ino } = statSync(lock)
    const held = new RegExp(` WRITE (\\d+) \\S+:${ino} ${lockByte} `).exec(
      readFileSync('/proc/locks', 'utf8'),
    )
    return held?.[1] ? `process ${held[1]}` : 'another process'
  } catch {
    return 'another process'
  }
}
