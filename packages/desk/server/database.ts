import { type Database, openDatabase, openLocal } from '@lintel/cli/database/openDatabase.ts'
import { allMigrations } from '@lintel/edge/node/migrations.ts'
import { DeskError } from './action.ts'

/** Reset to the local database on every start. */
let isLive = false

export const isDatabaseLive = () => isLive

export function chooseDatabase(live: boolean) {
  isLive = live
}

/** Whether a local database lacks no migration. wrangler, which applies them, takes seconds to find that out. */
export async function isMigrated(state: string): Promise<boolean> {
  try {
    const applied = await openLocal('d1_migrations', state)('SELECT name FROM d1_migrations')
    return allMigrations().every((name) => applied.some((row) => row.name === name))
  } catch {
    return false
  }
}

/**
 * Runs queries on the database that the owner has chosen.
 * @throws DeskError where it does not answer, or refuses
 */
export async function withDatabase<Result>(run: (database: Database) => Promise<Result>): Promise<Result> {
  const file = isLive ? 'the live database' : 'the database of this machine'
  try {
    return await run(openDatabase('enquiries', isLive))
  } catch (error) {
    // Compared by name, because views are reloaded and then have another class of the same name.
    if (error instanceof Error && /^There is no database in/.test(error.message))
      throw new DeskError({
        file,
        message: 'there is no database on this machine',
        fix: 'stop the desk and start it again: it makes a new one, which is empty',
      })
    if (error instanceof Error && isLive && error.message.includes('CLOUDFLARE_API_TOKEN'))
      throw new DeskError({
        file,
        message: 'this machine is not signed in to the account where the live site keeps its enquiries',
        fix: 'ask whoever runs the site for you to sign it in once, by "npx wrangler login" in the folder of the site; everything else here works without it',
      })
    if (error instanceof Error && error.name === 'OwnerError')
      throw new DeskError({ file, message: error.message, fix: '' })
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR')
      throw new DeskError({
        file,
        message: `the database of this machine cannot be read (${error.message}). All else in the desk works without it, and the live site has its own`,
        fix: 'stop the desk, give the folder .wrangler/state another name, such as .wrangler/state-damaged, and start the desk again: it makes a new one, which is empty',
      })
    throw error
  }
}
