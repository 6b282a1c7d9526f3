import { pathOf } from '@lintel/engine/built/artefact.ts'
import { readHeaders } from '@lintel/engine/built/hostHeaders.ts'
import { duePath } from '@lintel/rules/edge.ts'
import { personalReferrerPolicy } from '@lintel/rules/headers.ts'
import type { HostResponse } from './fetchOnce.ts'
import { type Manifest, sha256Of } from './manifest.ts'

/** A valid response of a host. */
export interface ExpectedResponse {
  status: number
  /** The target of a redirect. */
  location?: string
  headers: Record<string, string>
  /** Omitted if the body is not one of our files. */
  file?: { sha256: string; bytes: number } | undefined
  isPage: boolean
}

/** How much (bytes) is read of what was not signed: beyond the length of a file, or of a body that may be any. */
export const maxUnsigned = 1024 * 1024

/** How much (bytes) is read of the body of a response. */
export function longestOf(expected: ExpectedResponse[]): number {
  return maxUnsigned + Math.max(...expected.map(({ file }) => file?.bytes ?? 0))
}

/** Pages that the edge serves in place of missing ones. */
export const notFoundPages = ['404.html', 'blog/not-found.html', 'tools/not-found.html']

/**
 * Returns all valid responses for a file. Hosts serve it as it is. The edge responds differently for pages
 * that only make sense after another request (`packages/edge/site/`).
 */
export function expectedResponses(manifest: Manifest, file: string): ExpectedResponse[] {
  const headers = readHeaders(manifest.headers)(pathOf(file))
  const asItIs = { status: 200, headers, file: manifest.files[file], isPage: file.endsWith('.html') }
  if (['notice.html', duePath.slice(1)].includes(file)) return [...notFoundResponses(manifest), asItIs]
  if (notFoundPages.includes(file)) return [...notFoundResponses(manifest, file), asItIs]
  if (file !== 'contact/sent.html') return [asItIs]
  const { 'Content-Security-Policy': _, 'Cache-Control': __, ...ofRedirects } = headers
  return [{ status: 303, location: '/contact', headers: ofRedirects, isPage: false }, asItIs]
}

/** Returns the valid responses for an address where there is nothing, from the edge or from a plain host. */
export function notFoundResponses(manifest: Manifest, file = '404.html'): ExpectedResponse[] {
  const { 'Cache-Control': _, ...headers } = readHeaders(manifest.headers)(pathOf(file))
  const fromHost = { status: 404, headers, file: manifest.files[file], isPage: true }
  const fromEdge = { ...fromHost, headers: { ...headers, 'Referrer-Policy': personalReferrerPolicy } }
  return [manifest.rewritten.includes(file) ? { ...fromEdge, file: undefined } : fromEdge, fromHost]
}

/**
 * Headers with which a host changes how browsers or search engines treat a file. No file of this site may
 * have more of them than were signed.
 */
const powerful = [
  'Access-Control-Allow-Origin',
  'Clear-Site-Data',
  'Content-Disposition',
  'Content-Location',
  'Content-Security-Policy-Report-Only',
  'Link',
  'Location',
  'Refresh',
  'Service-Worker-Allowed',
  'Set-Cookie',
  'SourceMap',
  'Speculation-Rules',
  'X-Robots-Tag',
]

/** Returns the differences from the closest of the valid responses. */
export function differencesOf(response: HostResponse, expected: ExpectedResponse[]): string[] {
  const differences = expected.map((each) => differencesFrom(response, each))
  return differences.sort((one, other) => one.length - other.length)[0] ?? []
}

function differencesFrom(response: HostResponse, expected: ExpectedResponse): string[] {
  const { status, headers } = response
  if (status !== expected.status) return [statusDifference(response, expected)]
  if (expected.location && headers.location !== expected.location)
    return [`redirects to ${headers.location} instead of ${expected.location}`]
  return [
    ...headerDifferences(response, expected),
    ...typeDifference(response, expected),
    ...bodyDifference(response, expected),
  ]
}

function statusDifference({ status, headers }: HostResponse, expected: ExpectedResponse): string {
  if (headers.location) return `redirects (status ${status}) to ${headers.location}`
  if (status === 404) return 'is missing (status 404)'
  return `has the status ${status} instead of ${expected.status}`
}

function headerDifferences({ headers }: HostResponse, expected: ExpectedResponse): string[] {
  const signed = Object.entries(expected.headers).flatMap(([name, value]) => {
    const actual = headers[name.toLowerCase()]
    if (actual === value) return []
    return actual === undefined ? `lacks the header ${name}` : `has another header ${name}: ${actual}`
  })
  const added = powerful.filter(
    (name) =>
      headers[name.toLowerCase()] !== undefined &&
      !(name in expected.headers) &&
      !(name === 'Location' && expected.location),
  )
  return [
    ...signed,
    ...added.map((name) => `has a header that was not signed, ${name}: ${headers[name.toLowerCase()]}`),
  ]
}

/** Hosts may name types as they like, as long as only pages are served as HTML, and texts are read as they were written. */
function typeDifference({ headers }: HostResponse, { isPage, location }: ExpectedResponse): string[] {
  const type = headers['content-type'] ?? 'nothing'
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(type) ?? []
  const isRight = /^text\/html\b/i.test(type) === isPage && /^utf-?8$/i.test(charset)
  return location || isRight ? [] : [`is sent as ${type}`]
}

function bodyDifference({ body }: HostResponse, { file }: ExpectedResponse): string[] {
  if (!body) return [`has another body: over ${maxUnsigned} bytes more than were signed`]
  if (!file || sha256Of(body) === file.sha256) return []
  if (body.length < file.bytes)
    return [`has another body: ${body.length} bytes of ${file.bytes} that were signed`]
  return [`has another body: ${body.length} bytes, and ${file.bytes} were signed`]
}
