import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * A copy of this project in a temporary folder, for what depends on the owner's settings and texts.
 * @param from the checkout that is copied
 * @param withTests whether its tests come along
 * @param isCold whether its first build makes everything anew, instead of only what the checkout's last build has not made
 */
export function projectCopy({ from = '.', withTests = false, isCold = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'))
  const listed = ['ls-files', '-coz', '--exclude-standard']
  const files = execFileSync('git', listed, { cwd: from, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0')
  // Git also lists what was deleted since the last commit.
  const isCopied = (name: string) =>
    name && (withTests || !name.startsWith('tests/')) && existsSync(join(from, name))
  for (const file of files.filter(isCopied)) cpSync(join(from, file), join(folder, file))
  const cache = join(from, '.cache/build')
  if (!isCold && existsSync(cache)) cpSync(cache, join(folder, '.cache/build'), { recursive: true })
  linkModules(from, folder)
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: folder, stdio: 'pipe', env: buildEnvironment() })
  return {
    folder,
    /** The folder of the built site. */
    client: join(folder, 'dist/client'),
    /** Runs Node in the copy. */
    run,
    build: () => run('packages/engine/build/main.ts'),
    /** Takes all of it away. */
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Lets a checkout have the installed packages of another, and its own in place of that one's. */
export function linkModules(from: string, folder: string) {
  const installed = resolve(from, 'node_modules')
  const link = (name: string) => {
    const target = join(installed, name)
    // A checkout's own packages are links within it.
    const own = lstatSync(target).isSymbolicLink() ? readlinkSync(target) : ''
    symlinkSync(/packages|@lintel|data$/.test(own) ? own : target, join(folder, 'node_modules', name))
  }
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(installed)) {
    if (!['@lintel', '@site', '.bin'].includes(name)) {
      link(name)
      continue
    }
    mkdirSync(join(folder, 'node_modules', name))
    for (const each of readdirSync(join(installed, name))) link(join(name, each))
  }
}

/**
 * Builds a copy of this project.
 * @param change rewrites files of the copy before the build
 */
export function buildCopy(change: (copy: string) => void) {
  const copy = projectCopy()
  try {
    change(copy.folder)
    copy.build()
  } catch (error) {
    copy.remove()
    throw error
  }
  return copy
}

/** Without what test runners tell their own processes. */
function buildEnvironment() {
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env
  return environment
}
