import { globSync, readFileSync } from 'node:fs'
import { digestOf } from '#content/digestOf.ts'

/** What is installed, as the package manager wrote it down. */
const installed = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json']

/** Everything that decides how a text becomes a post, and what is found wrong with it. */
export const postSources = [
  'content/**/*.ts',
  'data/**/*.ts',
  'scripts/{build,quality/checks}/*.ts',
  ...installed,
]

/** Everything but the posts that decides what any file of the site says. */
const ofSite = [
  '{pages,renderer,components,content,data,public,scripts}/**/*',
  '*.{ts,json,jsonc}',
  ...installed,
]

/** Settings that reach a build through the environment. */
const setting = /^(?:SITE_|VITE_|VIKE_|PUBLIC_ENV__)/

/** Names the code that parses posts, with the versions of its libraries. */
export const postCode = () => digestOf(JSON.stringify(contentsOf(postSources)))

/** Names all code and all settings of the site. */
export function siteCode(): string {
  const settings = Object.entries(process.env).filter(([name]) => setting.test(name))
  return digestOf(JSON.stringify([...contentsOf(ofSite), ...settings.sort()]))
}

function contentsOf(patterns: string[]): string[][] {
  const files = globSync(patterns, { exclude: ['content/blog/**'], withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .sort()
  return [['node', process.version], ...files.map((file) => [file, digestOf(readFileSync(file))])]
}
