import { type Dirent, existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { GlobalContextServer } from 'vike/types'
import { bundleFolder } from '../built/folders.ts'
import { logoAddresses } from '../content/logo.ts'
import { digestOf } from '../content/sources.ts'
import { runInThread } from './thread.ts'

/** Everything except posts that determines the site's output, together with the installed packages. */
const sources = [
  '{pages,renderer,components,content,data,public}/**/*',
  'packages/{rules,engine,kit}/**/*',
  '*.{ts,json,jsonc}',
  'node_modules/.package-lock.json',
]
/** Environment variables that affect a build. */
const setting = /^(?:SITE_|VITE_|VIKE_|PUBLIC_ENV__)/
/** Records which code the bundle was built from. It exists only once Vite has finished. */
const label = join(bundleFolder, 'code')

/** Returns the cache key of all code and settings. */
export function siteCode(): string {
  const files = pathsOf(globSync(sources, { exclude: ['content/blog/**'], withFileTypes: true }))
  const digests = files.sort().map((file) => [file, digestOf(readFileSync(file))])
  const settings = Object.entries(process.env).filter(([name]) => setting.test(name))
  return digestOf(JSON.stringify([process.version, digests, logoAddresses(), settings.sort()]))
}

/**
 * Bundles the code with Vite, unless the existing bundle is of the same code.
 * @param isHeard whether Vite may write to the terminal
 */
export async function bundle(code: string, isHeard: boolean) {
  if (existsSync(label) && readFileSync(label, 'utf8') === code) return
  // A failed build must not leave an old bundle that passes for the new one.
  rmSync(bundleFolder, { recursive: true, force: true })
  await runInThread('runVite', { stdout: !isHeard, stderr: !isHeard })
  writeFileSync(label, code)
}

/** Returns the files that Vite built for browsers. */
export function browserFiles() {
  const folder = join(bundleFolder, 'client')
  const files = pathsOf(readdirSync(folder, { recursive: true, withFileTypes: true }))
  const manifest = JSON.parse(readFileSync(join(bundleFolder, 'assets.json'), 'utf8'))
  return { folder, paths: files.map((file) => relative(folder, file)), manifest }
}

/** Returns what Vike knows about the bundled code: the settings of all pages and the browser manifest. */
export async function bundledSite(): Promise<GlobalContextServer> {
  const { getGlobalContext } = await import('vike/server')
  await import(pathToFileURL(resolve(bundleFolder, 'server/entry.mjs')).href)
  return getGlobalContext() as Promise<GlobalContextServer>
}

const pathsOf = (entries: Dirent[]) =>
  entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
