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
const notFoundPages = ['404.html', 'blog/not-found.html', 'tools/not-found.html']

/** Where visitors find a file: hosts serve pages without their ending. */
export const pathOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`

/**
 * All answers that are right for a file. Hosts serve it as it is; the edge answers in its own way where a page makes
 * sense only after something else was asked for (`functions/_site/`).
 */
export function answersFor(manifest: Manifest, file: string): Expected[] {
  const headers = headersFor(pathOf(file), manifest.headers)
  const asItIs = { status: 200, headers, file: manifest.files[file], isPage: file.endsWith('.html') }
  const { 'Cache-Control': _, ...alike } = headers
  const { 'Content-Security-Policy': __, ...ofRedirects } = alike
  if (file === 'notice.html') return [notFound(manifest), asItIs]
  if (file === 'contact/sent.html')
    return [{ status: 303, location: '/contact', headers: ofRedirects, isPage: false }, asItIs]
  return notFoundPages.includes(file) ? [{ ...asItIs, status: 404, headers: alike }, asItIs] : [asItIs]
}

/** What an address gets at which there is nothing. */
export function notFound(manifest: Manifest): Expected {
  const [file = ''] = notFoundPages
  const { 'Cache-Control': _, ...headers } = headersFor(pathOf(file), manifest.headers)
  return { status: 404, headers, file: manifest.files[file], isPage: true }
}
