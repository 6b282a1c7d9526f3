import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

/**
 * Builds the site in a process of its own, behind whatever else the machine does, and logs how that went.
 * @returns whether there is a new build
 */
export async function buildAgain(): Promise<boolean> {
  const began = performance.now()
  if (!existsSync('pages')) {
    console.error(
      'Something is due, and the sources of the site are not here, as in a container: build it where they are, and start it anew.',
    )
    return false
  }
  const build = spawn(
    process.execPath,
    [fileURLToPath(import.meta.resolve('@lintel/cli/lintel.mjs')), 'build'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  if (build.pid) setPriority(build.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  let problems = ''
  build.stderr.setEncoding('utf8').on('data', (text) => (problems += text))
  const [code] = await once(build, 'close')
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  if (code === 0) console.log(`What was due is there: the site was built in ${seconds} s.`)
  else console.error(`Something is due, and the site could not be built:\n${problems.trim()}`)
  return code === 0
}
