import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

/**
 * Builds the site in a process of its own, behind whatever else the machine does. It refuses what a build by hand leaves
 * out and names, as nobody is there to read that.
 * @param signal ends the build
 * @throws Error with what to do where there is no new build
 */
export async function buildAgain(signal: AbortSignal): Promise<void> {
  if (!existsSync('pages'))
    throw new Error(
      'The sources of the site are not here, as in a container: build it where they are, and start it anew.',
    )
  const build = spawn(
    process.execPath,
    [fileURLToPath(import.meta.resolve('@lintel/cli/lintel.mjs')), 'build', '--strict'],
    { stdio: ['ignore', 'ignore', 'pipe'], signal },
  )
  if (build.pid) setPriority(build.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  let problems = ''
  build.stderr.setEncoding('utf8').on('data', (text) => (problems += text))
  const [code, killedBy] = await once(build, 'close')
  if (code === 0) return
  const why = killedBy ? `The build was ended by ${killedBy}, as where memory runs out.` : problems.trim()
  throw new Error(
    `${why}\nMend what is named: the server tries again within the hour. To have it within a minute, run "npm run build".`,
  )
}
