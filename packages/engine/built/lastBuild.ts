import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { clientFolder } from './folders.ts'

/** Marker file that exists from the start of a build until it succeeds, and says why it has not. */
const unfinished = join(dirname(clientFolder), 'unfinished')

export function markBuildStarted() {
  mkdirSync(dirname(unfinished), { recursive: true })
  writeFileSync(unfinished, '')
}

export function markBuildFailed(why: string) {
  // A disk without room for it must not hide why.
  try {
    writeFileSync(unfinished, why)
  } catch {}
}

export function markBuildSucceeded() {
  rmSync(unfinished)
}

export const isUnfinished = () => existsSync(unfinished)

/** Where the site lies for the moment in which a build puts another in its place. */
export const formerOf = (folder: string) => `${folder}.former`

/** Puts the site back where a build was killed in that moment. */
export function recoverSite(folder: string) {
  if (!existsSync(folder) && existsSync(formerOf(folder))) renameSync(formerOf(folder), folder)
}

/**
 * Checks that there is a whole site, be it older than its sources: a build that fails leaves the last one as it was.
 * @returns why it is not the newest and what to do, where the last build did not succeed
 * @throws Error if there is no site
 */
export function requireWholeSite(): string | undefined {
  recoverSite(clientFolder)
  if (!existsSync(join(clientFolder, 'index.html'))) requireFinishedBuild()
  if (!isUnfinished()) return undefined
  const why = readFileSync(unfinished, 'utf8') || 'It was cut off, or still runs.'
  return `The site is not the newest, as the last build did not succeed:\n${why}\nMend what is named, if anything, and run "npm run build": a server that runs takes over what it builds within a minute.`
}

/**
 * Checks that there is a finished build, for commands that use it as it is.
 * @throws Error if there is no build, or if the last one failed and the site is out of date
 */
export function requireFinishedBuild() {
  recoverSite(clientFolder)
  if (existsSync(join(clientFolder, 'index.html')) && !isUnfinished()) return
  const why = isUnfinished() ? 'The last build failed' : `There is no build in ${clientFolder}`
  throw new Error(`${why}: run "npm run build", and go on when it says "Built".`)
}
