import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { servedFiles, sha256Of } from './manifest.ts'

/** How many files an error names. */
const mostNamed = 5

/**
 * Makes sure that a folder holds the build of the sources as they are now: all of it, and nothing else. It does so by
 * building, which changes nothing where that is so.
 * @throws Error when there is no build, when it was another one, or when the sources cannot be built
 */
export function requireCurrentBuild(folder: string) {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error('There is no build to sign. Run "npm run build" first.')
  const before = contentsOf(folder)
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`Nothing was signed, as the site cannot be built.\n${stdout}${stderr}`)
  const after = contentsOf(folder)
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  )
  if (changed.length === 0) return
  const others = changed.length > mostNamed ? ` and ${changed.length - mostNamed} more` : ''
  throw new Error(
    `Nothing was signed, as ${folder} was not the build of what is here now: ${changed.slice(0, mostNamed).join(', ')}${others} differed. It has been built anew: look at it, then sign again.`,
  )
}

function contentsOf(folder: string): Map<string, string> {
  const served = Object.entries(servedFiles(folder)).map(([file, { sha256 }]): [string, string] => [
    file,
    sha256,
  ])
  const headers = join(folder, '_headers')
  return new Map([...served, ['_headers', existsSync(headers) ? sha256Of(readFileSync(headers)) : '']])
}
