import { personalReferrerPolicy } from '#data/headers.ts'
import { headersFor } from '#scripts/built/hostHeaders.ts'
import type { Manifest } from './manifest.ts'

/** What a host may answer. */
export interface Expected {
  status: number
  /** Where a redirect leads to. */
  location?: string
  headers: Record<string, string>
  /** Left out where the answer has none of ours. */
  file?: { sha256: string; bytes: number } | undefined
  isPage: boolean
}

/** Pages that the edge shows in the place of others that are not there. */
export const notFoundPages = ['404.html', 'blog/not-found.html', 'tools/not-found.html']

/** Where visitors find a file: hosts serve pages without their ending. */
export const pathOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`

/**
 * All answers that are right for a file. Hosts serve it as it is; the edge answers in its own way where a page makes
 * sense only after something else was asked for (`functions/_site/`).
 */
export function answersFor(manifest: Manifest, file: string): Expected[] {
  const headers = headersFor(pathOf(file), manifest.headers)
  const asItIs = { status: 200, headers, file: manifest.files[file], isPage: file.endsWith('.html') }
  if (file === 'notice.html') return [...answersAtMiss(manifest), asItIs]
  if (notFoundPages.includes(file)) return [...answersAtMiss(manifest, file), asItIs]
  if (file !== 'contact/sent.html') return [asItIs]
  const { 'Content-Security-Policy': _, 'Cache-Control': __, ...ofRedirects } = headers
  return [{ status: 303, location: '/contact', headers: ofRedirects, isPage: false }, asItIs]
}

/** What an address may get at which there is nothing: from the edge, or from a host alone. */
export function answersAtMiss(manifest: Manifest, file = '404.html'): Expected[] {
  const { 'Cache-Control': _, ...headers } = headersFor(pathOf(file), manifest.headers)
  const fromHost = { status: 404, headers, file: manifest.files[file], isPage: true }
  const fromEdge = { ...fromHost, headers: { ...headers, 'Referrer-Policy': personalReferrerPolicy } }
  return [manifest.rewritten.includes(file) ? { ...fromEdge, file: undefined } : fromEdge, fromHost]
}
