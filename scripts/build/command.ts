import { existsSync } from 'node:fs'
import { errorOf } from './failure.ts'
import { lockBuild } from './lock.ts'
import { Report } from './Report.ts'

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
    const { buildBegins, buildSucceeded } = await import('../built/lastBuild.ts')
    buildBegins()
    const { buildSite } = await import('./buildSite.ts')
    await buildSite(new Report(verbose))
    buildSucceeded()
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
