import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/**
 * A copy of this project in a temporary folder, for what depends on the owner's settings and texts.
 * @param from the checkout that is copied
 * @param withTests whether its tests come along
 * @param isCold whether its first build makes everything anew, instead of only what the checkout's last build has not made
 */
export function projectCopy({ from = '.', withTests = false, isCold = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: from,
    encoding: 'utf8',
  })
  const isCopied = (name: string) => name && (withTests || !name.startsWith('tests/'))
  for (const file of files.split('\n').filter(isCopied)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(from, file), join(folder, file))
  }
  const cache = join(from, '.cache/build')
  if (!isCold && existsSync(cache)) cpSync(cache, join(folder, '.cache/build'), { recursive: true })
  symlinkSync(resolve(from, 'node_modules'), join(folder, 'node_modules'))
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: folder, stdio: 'pipe', env: buildEnvironment() })
  return {
    folder,
    /** The folder of the built site. */
    client: join(folder, 'dist/client'),
    /** Runs Node in the copy. */
    run,
    build: () => run('scripts/build.ts'),
    /** Takes all of it away. */
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/**
 * Builds a copy of this project.
 * @param change rewrites files of the copy before the build
 */
export function buildCopy(change: (copy: string) => void = () => undefined, isCold = false) {
  const copy = projectCopy({ isCold })
  change(copy.folder)
  copy.build()
  return copy
}

/** Without what test runners tell their own processes. */
function buildEnvironment() {
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env
  return environment
}
