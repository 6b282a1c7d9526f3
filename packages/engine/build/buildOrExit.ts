import { existsSync, mkdirSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { cacheFolder } from '../render/cacheFolder.ts'
import { errorOf } from './failure.ts'

interface BuildOptions {
  /** Builds drafts and posts of the future too, into a folder that nothing deploys. */
  drafts?: boolean | undefined
  /** Shows all that the bundler says, and where an error was called from. */
  verbose?: boolean | undefined
}

/**
 * Builds the site and reports on it, for "npm run build" and "npm start". Where it fails, it says so and ends the process
 * with exit code 1.
 */
export async function buildOrExit({ drafts = false, verbose = false }: BuildOptions) {
  process.env.NODE_ENV = 'production'
  process.setSourceMapsEnabled(true)
  // Modules read these as they load.
  if (drafts) process.env.SITE_DRAFTS = '1'
  const { clientFolder } = await import('../built/folders.ts')
  try {
    const unlock = lockBuild()
    // To compile what a build imports is a quarter of one that finds nothing changed.
    enableCompileCache(join(cacheFolder, 'compiled'))
    const { markBuildStarted, markBuildSucceeded } = await import('../built/lastBuild.ts')
    markBuildStarted()
    const { buildSite } = await import('./buildSite.ts')
    await buildSite(verbose)
    markBuildSucceeded()
    unlock()
  } catch (error) {
    console.error(`\nNot built: ${errorOf('the build stopped.', error).message}`)
    if (verbose) console.error(error)
    console.error(
      existsSync(clientFolder)
        ? `${clientFolder} is what the last build made, whole and unchanged.`
        : `There is no ${clientFolder}.`,
    )
    process.exit(1)
  }
}

/**
 * Lets one build of a checkout run at a time: the others wait for it, as long as it takes. The lock is an exclusive transaction on an empty
 * database, and so the operating system's: it ends with its process, however that ends, and none is ever left behind.
 * @returns what lets the next build begin
 */
export function lockBuild(): () => void {
  mkdirSync(cacheFolder, { recursive: true })
  const database = new DatabaseSync(join(cacheFolder, 'lock.sqlite'), { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
  } catch {
    console.log('Waiting for another build of this checkout …')
    database.exec(`PRAGMA busy_timeout = ${2 ** 31 - 1}; BEGIN EXCLUSIVE`)
  }
  return () => database.close()
}
