import { DatabaseSync } from 'node:sqlite'

/**
 * Lets one process at a time do something in a checkout; others wait, however long it takes. The lock is an exclusive
 * transaction on an empty database, so the operating system releases it when the process ends, however it ends.
 * @param file of the lock, which is created if needed, but not its folder
 * @param waiting is printed where another process has the lock
 * @returns a function that releases it
 */
export function lock(file: string, waiting: string): () => void {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
  } catch {
    console.log(waiting)
    database.exec(`PRAGMA busy_timeout = ${2 ** 31 - 1}; BEGIN EXCLUSIVE`)
  }
  return () => database.close()
}
