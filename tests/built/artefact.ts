import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { builtPages, client } from '@lintel/engine/built/artefact.ts'

export { client, fontsOf, gzipBytes, read, startScripts, styleBytes } from '@lintel/engine/built/artefact.ts'

if (!existsSync(join(client, 'index.html')))
  throw new Error('dist/client is missing: run "npm run build" first.')

/** Every page that the build rendered, as a visitor asks for it. */
export const pages = builtPages()

/** Pages that only an error or an answer leads to. */
export const hiddenPaths = [
  '/404',
  '/blog/not-found',
  '/tools/not-found',
  '/contact/sent',
  '/search',
  '/notice',
]

export const publicPages = pages.filter(({ path }) => !hiddenPaths.includes(path))

/** The first text that the pattern captures, as people read it. */
export function capture(html: string, pattern: RegExp): string | undefined {
  const text = pattern.exec(html)?.[1]
  return text === undefined ? undefined : decoded(text)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** HTML without tags in it, as people read it. */
export function decoded(html: string): string {
  return html.replaceAll(/&(#x27|#39|\w+);/g, (whole, name: string) => entities[name] ?? whole)
}
