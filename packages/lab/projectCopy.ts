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
 * Copies this project to a temporary folder, for tests that depend on the owner's settings and texts.
 * @param from the checkout to copy
 * @param withTests whether to include its tests
 * @param isCold whether its first build starts from nothing, instead of from the cache of the checkout's last
 * build
 */
export function projectCopy({ from = '.', withTests = false, isCold = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'))
  const listed = ['ls-files', '-coz', '--exclude-standard']
  const files = execFileSync('git', listed, { cwd: from, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0')
  // Git also lists files deleted since the last commit.
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
    run,
    build: () => run('packages/engine/build/main.ts'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Links a checkout to the installed packages of another, but keeps its own workspace packages. */
export function linkModules(from: string, folder: string) {
  const installed = resolve(from, 'node_modules')
  const link = (name: string) => {
    const target = join(installed, name)
    // Workspace packages are relative links within the checkout.
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

/** Returns the environment without the variables that test runners set for their own processes. */
function buildEnvironment() {
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env
  return environment
}
