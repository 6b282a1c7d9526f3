import { globSync, readFileSync } from 'node:fs'
import { digestOf } from '#content/digestOf.ts'

/** Everything but the posts that decides what any file of the site says, with what the package manager has installed. */
const sources = [
  '{pages,renderer,components,content,data,public,scripts}/**/*',
  '*.{ts,json,jsonc}',
  'node_modules/.package-lock.json',
]

/** Settings that reach a build through the environment. */
const setting = /^(?:SITE_|VITE_|VIKE_|PUBLIC_ENV__)/

/** Names all code and all settings of the site. */
export function siteCode(): string {
  const files = globSync(sources, { exclude: ['content/blog/**'], withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .sort()
    .map((file) => [file, digestOf(readFileSync(file))])
  const settings = Object.entries(process.env).filter(([name]) => setting.test(name))
  return digestOf(JSON.stringify([process.version, files, settings.sort()]))
}
