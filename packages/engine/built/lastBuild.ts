import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { clientFolder } from './folders.ts'

/** Marker file that exists from the start of a build until it succeeds. */
const unfinished = join(dirname(clientFolder), 'unfinished')

export function markBuildStarted() {
  mkdirSync(dirname(unfinished), { recursive: true })
  writeFileSync(unfinished, 'The last build failed: what stands here is older than its sources.\n')
}

export function markBuildSucceeded() {
  rmSync(unfinished)
}

/**
 * Checks that there is a finished build, for commands that use it as it is.
 * @throws Error if there is no build, or if the last one failed and the site is out of date
 */
export function requireFinishedBuild() {
  if (existsSync(join(clientFolder, 'index.html')) && !existsSync(unfinished)) return
  const why = existsSync(unfinished) ? 'The last build failed' : `There is no build in ${clientFolder}`
  throw new Error(`${why}: run "npm run build", and go on when it says "Built".`)
}
