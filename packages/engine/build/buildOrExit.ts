import { existsSync, mkdirSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { cacheFolder } from '../built/folders.ts'
import { checkSymlinks } from '../checks/symlinks.ts'
import { lock } from '../command/lock.ts'
import { errorOf, refuse } from './failure.ts'

interface BuildOptions {
  /** Also builds drafts and future posts, into a folder that is never deployed. */
  drafts?: boolean | undefined
  /** Refuses a post that cannot be read, instead of leaving it out. */
  strict?: boolean | undefined
  /** Shows all bundler output, and stack traces of errors. */
  verbose?: boolean | undefined
}

/**
 * Builds the site and prints a report, for "npm run build" and "npm start". On failure it prints the error
 * and exits with code 1.
 */
export async function buildOrExit({ drafts = false, strict = false, verbose = false }: BuildOptions) {
  process.env.NODE_ENV = 'production'
  process.setSourceMapsEnabled(true)
  // Modules read these variables when they load.
  if (drafts) process.env.SITE_DRAFTS = '1'
  process.env.BUILD_TIME = String(Date.now())
  const { clientFolder } = await import('../built/folders.ts')
  const { markBuildFailed, markBuildStarted, markBuildSucceeded } = await import('../built/lastBuild.ts')
  try {
    const unlock = lockBuild()
    // Compiling imports takes a quarter of the time of a build without changes.
    enableCompileCache(join(cacheFolder, 'compiled'))
    markBuildStarted()
    // The code of the site reads content as it is loaded.
    refuse(checkSymlinks())
    const { buildSite } = await import('./buildSite.ts')
    await buildSite({ isVerbose: verbose, isStrict: strict })
    markBuildSucceeded()
    unlock()
  } catch (error) {
    const { message } = errorOf('the build stopped.', error)
    console.error(`\nNot built: ${message}`)
    markBuildFailed(message)
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
 * Allows one build per checkout at a time.
 * @returns a function that lets the next one begin
 */
export function lockBuild(): () => void {
  mkdirSync(cacheFolder, { recursive: true })
  return lock(join(cacheFolder, 'lock.sqlite'), 'Waiting for another build of this checkout …')
}
