import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { cacheFolder } from '#renderer/cacheFolder.ts'

/** SQLite's code for a database that another process has locked. */
const busy = 5
/** How long (ms) a build waits for others: as long as it takes. */
const forever = 2 ** 31 - 1

/**
 * Lets one build of a checkout run at a time: the others wait for it. The lock is an exclusive transaction on an empty
 * database, and so the operating system's: it ends with its process, however that ends, and none is ever left behind.
 * @returns what lets the next build begin
 */
export function lockBuild(): () => void {
  mkdirSync(cacheFolder, { recursive: true })
  const database = new DatabaseSync(join(cacheFolder, 'lock.sqlite'), { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== busy) throw error
    console.log('Waiting for another build of this checkout …')
    database.exec(`PRAGMA busy_timeout = ${forever}`)
    database.exec('BEGIN EXCLUSIVE')
  }
  return () => database.close()
}
