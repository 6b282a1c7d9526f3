import type { Database } from '#scripts/owner/database/Database.ts'
import { openLocal } from '#scripts/owner/database/localDatabase.ts'
import { openRemote } from '#scripts/owner/database/remoteDatabase.ts'

/** The database of the live site, or the local one that has the table. */
export function openDatabase(table: string, isRemote: boolean): Database {
  return isRemote ? openRemote() : openLocal(table)
}

/** Prints what a command returns. What goes wrong is said without its stack, and ends with exit code 1. */
export async function print(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(await command())
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}
