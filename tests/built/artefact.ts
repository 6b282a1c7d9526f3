import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The built artefact as the tests read it. */
export const client = 'dist/client'

if (!existsSync(join(client, 'index.html')))
  throw new Error('dist/client is missing: run "npm run build" first.')

export const read = (file: string) => readFileSync(join(client, file), 'utf8')

/** Bytes on the wire, compressed as a CDN would. */
export const gzipBytes = (file: string) => gzipSync(readFileSync(join(client, file))).length

/** Every page that the build rendered, as a visitor asks for it. */
export const pages = globSync('**/*.html', { cwd: client, exclude: ['apps/**'] })
  .map((file) => ({ file, path: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`, html: read(file) }))
  .sort((a, b) => a.path.localeCompare(b.path))

/** Pages that only an error or an answer leads to. */
export const hiddenPaths = ['/404', '/blog/not-found', '/tools/not-found', '/contact/sent', '/notice']

export const publicPages = pages.filter(({ path }) => !hiddenPaths.includes(path))

/** The content of the first element that the pattern captures. */
export function capture(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1]
}

/** Scripts a page loads before anything is touched: those in its HTML and what they import statically. */
export function startScripts(html: string): string[] {
  const found = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, source]) => source ?? '')
  for (const source of found) {
    for (const [, imported] of read(source).matchAll(/(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g)) {
      const address = new URL(imported ?? '', `http://site${source}`).pathname
      if (!found.includes(address)) found.push(address)
    }
  }
  return found
}
