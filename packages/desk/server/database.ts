import { type Database, openDatabase } from '@lintel/cli/database/openDatabase.ts'
import { DeskError } from './action.ts'

/** Which database the desk shows, for as long as it runs. It begins with this machine's, where nothing can be broken. */
let isLive = false

export const isDatabaseLive = () => isLive

export function chooseDatabase(live: boolean) {
  isLive = live
}

/**
 * Asks the database that the owner has chosen.
 * @throws DeskError where it does not answer, or refuses
 */
export async function withDatabase<Answer>(run: (database: Database) => Promise<Answer>): Promise<Answer> {
  const file = isLive ? 'the live database' : 'the database of this machine'
  try {
    return await run(openDatabase('enquiries', isLive))
  } catch (error) {
    // By its name: what places import is loaded again, as other classes.
    if (error instanceof Error && error.name === 'OwnerError')
      throw new DeskError({ file, message: error.message, fix: '' })
    throw error
  }
}
