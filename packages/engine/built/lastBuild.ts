import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { clientFolder } from './folders.ts'

/** Stands beside the site from the begin of a build until it has succeeded. */
const unfinished = join(dirname(clientFolder), 'unfinished')

export function markBuildStarted() {
  mkdirSync(dirname(unfinished), { recursive: true })
  writeFileSync(unfinished, 'The last build failed: what stands here is older than its sources.\n')
}

export function markBuildSucceeded() {
  rmSync(unfinished)
}

/**
 * For whatever takes the built site as it is.
 * @throws Error where there is none, or the last build failed, so that the site is not what its sources say
 */
export function requireFinishedBuild() {
  if (existsSync(join(clientFolder, 'index.html')) && !existsSync(unfinished)) return
  const why = existsSync(unfinished) ? 'The last build failed' : `There is no build in ${clientFolder}`
  throw new Error(`${why}: run "npm run build", and go on when it says "Built".`)
}
