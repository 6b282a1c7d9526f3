import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/**
 * Builds a copy of this project in a temporary folder, for what depends on the owner's settings.
 * @param change rewrites files of the copy before the build
 * @returns the folder of the built site, and how to take all of it away
 */
export function buildCopy(change: (copy: string) => void = () => undefined) {
  const copy = mkdtempSync(join(tmpdir(), 'site-copy-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of files.split('\n').filter((name) => name && !name.startsWith('tests/'))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(file, join(copy, file))
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  change(copy)
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: copy, stdio: 'pipe', env: buildEnvironment() })
  return { client: join(copy, 'dist/client'), remove: () => rmSync(copy, { recursive: true, force: true }) }
}

/** Without what test runners tell their own processes. */
function buildEnvironment() {
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env
  return environment
}
