import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The built artefact as tests and checks read it. */
export const client = 'dist/client'

export interface BuiltPage {
  file: string
  /** As a visitor asks for it. */
  path: string
  html: string
}

export const read = (file: string, folder = client) => readFileSync(join(folder, file), 'utf8')

/** Bytes on the wire, compressed as a CDN would. */
export const gzipBytes = (file: string, folder = client) => gzipSync(readFileSync(join(folder, file))).length

/** As a visitor asks for a file: hosts serve pages without their ending. */
export const pathOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`

/** Every page that the build rendered; not what `public/` brings along. */
export function builtPages(folder = client): BuiltPage[] {
  return globSync('**/*.html', { cwd: folder, exclude: ['apps/**'] })
    .map((file) => ({
      file,
      path: pathOf(file),
      html: read(file, folder),
    }))
    .sort((a, b) => a.path.localeCompare(b.path))
}

/** The path of every page that visitors and search engines find. */
export const publicRoutes = () =>
  Array.from(
    read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = '']) => new URL(address).pathname,
  )

/** Scripts a page loads before anything is touched: those in its HTML and what they import statically. */
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

/** The fonts of a page of English text; browsers fetch those of a range where it has other letters. */
export const fontsOf = (html: string): string[] =>
  Array.from(html.matchAll(/@font-face\{[^}]*\}/g), ([face]) => face)
    .filter((face) => !face.includes('unicode-range'))
    .flatMap((face) => /url\(([^)]+)\)/.exec(face)?.[1] ?? [])

/** Bytes of all styles of a page, its inline ones and its sheets, each compressed as a CDN would. */
export function styleBytes(html: string, folder = client): number {
  const inline = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, style = '']) => gzipSync(style).length,
  )
  const sheets = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href = '']) =>
    gzipBytes(href, folder),
  )
  return [...inline, ...sheets].reduce((sum, bytes) => sum + bytes, 0)
}
