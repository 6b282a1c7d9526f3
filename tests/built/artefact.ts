import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { builtPages, client } from '#scripts/built/artefact.ts'

export { client, gzipBytes, read, startScripts, styleBytes } from '#scripts/built/artefact.ts'

if (!existsSync(join(client, 'index.html')))
  throw new Error('dist/client is missing: run "npm run build" first.')

/** Every page that the build rendered, as a visitor asks for it. */
export const pages = builtPages()

/** Pages that only an error or an answer leads to. */
export const hiddenPaths = ['/404', '/blog/not-found', '/tools/not-found', '/contact/sent', '/notice']

export const publicPages = pages.filter(({ path }) => !hiddenPaths.includes(path))

/** The content of the first element that the pattern captures. */
export function capture(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1]
}
