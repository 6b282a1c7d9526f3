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
 * Checks that there is a whole site, be it older than its sources: a build that fails leaves the last one as it was.
 * @returns what to tell where the last build did not succeed
 * @throws Error if there is no site
 */
export function requireWholeSite(): string | undefined {
  if (!existsSync(join(clientFolder, 'index.html'))) requireFinishedBuild()
  if (existsSync(unfinished))
    return 'The last build did not succeed, so the site is as the one before made it: run "npm run build", and mend what it names.'
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
