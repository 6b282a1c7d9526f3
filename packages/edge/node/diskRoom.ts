import { rmSync, writeFileSync } from 'node:fs'
import { resultCodes } from './openFile.ts'

/** More (bytes) than the largest enquiry takes with its indexes and notifications. */
const roomForOne = 256 * 1024

/** Whether SQLite's result code may mean that the disk has no room, or is not to be written. */
export function isLackOfRoom(result: number): boolean {
  return [resultCodes.readOnly, resultCodes.ioError, resultCodes.full, resultCodes.cannotOpen].includes(
    result,
  )
}

/**
 * Tests whether there is room for an enquiry beside the database, because on a full disk a small write, such as the
 * health check's, may still succeed.
 * @throws Error if there is not
 */
export function requireRoom(database: string) {
  const trial = `${database}-room`
  try {
    writeFileSync(trial, Buffer.alloc(roomForOne), { flush: true })
  } finally {
    rmSync(trial, { force: true })
  }
}

/** Returns the system's own error message, which says more than SQLite's, or `undefined` if there is room. */
export function lackOfRoom(database: string): string | undefined {
  try {
    requireRoom(database)
  } catch (error) {
    return (error as Error).message
  }
  return undefined
}
