import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { cacheFolder } from '#renderer/cacheFolder.ts'

/** How often a waiting build looks whether it may begin, in ms. */
const interval = 200
/** SQLite's code for a database that another process has locked. */
const busy = 5

/**
 * Lets one build of a checkout run at a time: the others wait for it. The lock is an exclusive transaction on an empty
 * database, and so the operating system's: it ends with its process, however that ends, and none is ever left behind.
 * @returns what lets the next build begin
 */
export async function lockBuild(): Promise<() => void> {
  mkdirSync(cacheFolder, { recursive: true })
  const database = new DatabaseSync(join(cacheFolder, 'lock.sqlite'), { timeout: 0 })
  let isFirst = true
  while (!begin(database)) {
    if (isFirst) console.log('Waiting for another build of this checkout …')
    isFirst = false
    await setTimeout(interval)
  }
  return () => database.close()
}

function begin(database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if ((error as { errcode?: number }).errcode === busy) return false
    throw error
  }
}
