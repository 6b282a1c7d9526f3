import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createFile, makeFolder, resultCodes, resultOf } from './openFile.ts'

/** Where SQLite's locks begin within a file: https://sqlite.org/fileformat.html, "The Lock-Byte Page". */
const lockByte = 0x40000000

/**
 * Keeps other servers and `restore` away from a database until the lock is closed or this process ends,
 * however it ends. Other commands may read and write the database meanwhile. The lock is a transaction on an
 * empty file of its own that is never written, so that neither a full disk nor a power cut can spoil it, and
 * never removed by a program, because whoever waits for a removed file would share the database with whoever creates it
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
    try {
      // A journal would be a file beside it.
      open.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
      return open
    } catch (error) {
      open.close()
      throw error
    }
  } catch (error) {
    if (resultOf(error) === resultCodes.busy)
      throw new Error(
        `${folder} is in use by ${holderOf(lock)}. Stop the server first, or name another folder: STATE_DIRECTORY=<folder>.`,
      )
    throw new Error(
      `${folder} cannot hold the database: ${(error as Error).message}. Let this user write there, or name another folder: STATE_DIRECTORY=<folder>.`,
    )
  }
}

/** How often (ms) to check that the lock is still there. */
const watch = 1_000

/**
 * Keeps a database locked as `lockDatabase` does, also where somebody removes or replaces the file of the lock,
 * which another server could then lock.
 * @throws Error as `lockDatabase` does
 */
export function keepLocked(file: string): { close(): void } {
  const inode = () => statSync(`${file}.lock`, { throwIfNoEntry: false })?.ino
  let lock = lockDatabase(file)
  let held = inode()
  let reported: string | undefined
  const report = (text: string) => {
    if (text !== reported) console.error(text)
    reported = text
  }
  const timer = setInterval(() => {
    const what = `${file}.lock was removed or replaced while the server ran.`
    try {
      // A folder that is gone is not this server's to make.
      if (inode() === held || !existsSync(dirname(file))) return
      const again = lockDatabase(file)
      lock.close()
      lock = again
      held = inode()
      report(`${what} It was put back and locked again.`)
      reported = undefined
    } catch (error) {
      report(`${what} It cannot be locked again: ${(error as Error).message}`)
    }
  }, watch)
  timer.unref()
  return {
    close: () => {
      clearInterval(timer)
      lock.close()
    },
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
