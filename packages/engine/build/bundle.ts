import { type Dirent, existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { GlobalContextServer } from 'vike/types'
import { bundleFolder } from '../built/folders.ts'
import { digestOf } from '../content/digestOf.ts'
import { runInThread } from './thread.ts'

/** Everything but the posts that decides what any file of the site says, with what the package manager has installed. */
const sources = [
  '{pages,renderer,components,content,data,public}/**/*',
  'packages/{rules,engine,kit}/**/*',
  '*.{ts,json,jsonc}',
  'node_modules/.package-lock.json',
]
/** Settings that reach a build through the environment. */
const setting = /^(?:SITE_|VITE_|VIKE_|PUBLIC_ENV__)/
/** Says which code the bundle was made of; Vite has finished where it stands. */
const label = join(bundleFolder, 'code')

/** Names all code and all settings of the site. */
export function siteCode(): string {
  const files = pathsOf(globSync(sources, { exclude: ['content/blog/**'], withFileTypes: true }))
  const digests = files.sort().map((file) => [file, digestOf(readFileSync(file))])
  const settings = Object.entries(process.env).filter(([name]) => setting.test(name))
  return digestOf(JSON.stringify([process.version, digests, settings.sort()]))
}

/**
 * Has Vite bundle the code, unless it has bundled the same code before.
 * @param isHeard whether it may write to the terminal
 */
export async function bundle(code: string, isHeard: boolean) {
  if (existsSync(label) && readFileSync(label, 'utf8') === code) return
  // Nothing old is left that could be taken for the new.
  rmSync(bundleFolder, { recursive: true, force: true })
  await runInThread('runVite', { stdout: !isHeard, stderr: !isHeard })
  writeFileSync(label, code)
}

/** What Vite has made for browsers. */
export function browserFiles() {
  const folder = join(bundleFolder, 'client')
  const files = pathsOf(readdirSync(folder, { recursive: true, withFileTypes: true }))
  const manifest = JSON.parse(readFileSync(join(bundleFolder, 'assets.json'), 'utf8'))
  return { folder, paths: files.map((file) => relative(folder, file)), manifest }
}

/** What Vike knows of the bundled code: the settings of all pages, and the manifest of the files for browsers. */
export async function bundledSite(): Promise<GlobalContextServer> {
  const { getGlobalContext } = await import('vike/server')
  await import(pathToFileURL(resolve(bundleFolder, 'server/entry.mjs')).href)
  return getGlobalContext() as Promise<GlobalContextServer>
}

const pathsOf = (entries: Dirent[]) =>
  entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
