import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { ReadFile } from '@lintel/rules/search/articleSearch.ts'
import { type SiteIndex, type SitePage, siteIndexPath } from '@lintel/rules/search/siteIndex.ts'

/** The folder of the built site, as tests and checks read it. */
export const client = 'dist/client'

export interface BuiltPage {
  file: string
  /** The path that a visitor requests. */
  path: string
  html: string
}

export const read = (file: string, folder = client) => readFileSync(join(folder, file), 'utf8')

/** Returns the size in bytes after gzip, as a CDN would send it. */
export const gzipBytes = (file: string, folder = client) => gzipSync(readFileSync(join(folder, file))).length

/** Returns the path that a visitor requests for a file. Hosts serve pages without their extension. */
export const pathOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`

/** Lists every page that the build rendered, without the files copied from `public/`. */
export function builtPages(folder = client): BuiltPage[] {
  return globSync('**/*.html', { cwd: folder, exclude: ['apps/**'] })
    .map((file) => ({
      file,
      path: pathOf(file),
      html: read(file, folder),
    }))
    .sort((a, b) => a.path.localeCompare(b.path))
}

/** Lists the path of every page that visitors and search engines can find. */
export const publicRoutes = () =>
  Array.from(
    read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = '']) => new URL(address).pathname,
  )

/** Lists the scripts a page loads before any interaction: those in its HTML and their static imports. */
export function startScripts(html: string, folder = client): string[] {
  const sources = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, source]) => source ?? '')
  for (const source of sources) {
    for (const [, imported] of read(source, folder).matchAll(/(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g)) {
      const address = new URL(imported ?? '', `http://site${source}`).pathname
      if (!sources.includes(address)) sources.push(address)
    }
  }
  return sources
}

/** Lists the fonts that a page in English loads. Browsers fetch other subsets only when needed. */
export const fontsOf = (html: string): string[] =>
  Array.from(html.matchAll(/@font-face\{[^}]*\}/g), ([face]) => face)
    .filter((face) => !face.includes('unicode-range'))
    .flatMap((face) => /url\(([^)]+)\)/.exec(face)?.[1] ?? [])

/** Sums the gzipped bytes of all styles of a page, inline and linked. */
export function styleBytes(html: string, folder = client): number {
  const inline = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, style = '']) => gzipSync(style).length,
  )
  const sheets = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href = '']) =>
    gzipBytes(href, folder),
  )
  return [...inline, ...sheets].reduce((sum, bytes) => sum + bytes, 0)
}

/** Reads the index that the search and the assistant start with. */
export const readIndex = (): SiteIndex => JSON.parse(read(siteIndexPath))

export const readIndexFile: ReadFile = async (path) => JSON.parse(read(path))

/** Returns every page in the index, specimens in full and articles included. */
export function indexedPages(): SitePage[] {
  const long = globSync('search/articles/*.json', { cwd: client }).map(
    (file): SitePage => JSON.parse(read(file)),
  )
  const paths = new Set(long.map(({ path }) => path))
  return [...readIndex().pages.filter(({ path }) => !paths.has(path)), ...long]
}
