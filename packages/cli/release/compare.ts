import { pathOf } from '@lintel/engine/built/artefact.ts'
import { inParallel } from '@lintel/rules/inParallel.ts'
import { parse } from 'node-html-parser'
import {
  differencesOf,
  type ExpectedResponse,
  expectedResponses,
  longestOf,
  maxUnsigned,
  notFoundResponses,
} from './expectedResponses.ts'
import { clientHeaders, fetchOnce, type HostResponse } from './fetchOnce.ts'
import type { Manifest } from './manifest.ts'

/** The number of concurrent requests. */
const atOnce = 8
/** No file has this path. */
const missingPath = '/no-file-has-this-name'

export interface Difference {
  path: string
  what: string
  /** The clients that got this response, by their names in `clientHeaders`; empty if all of them did. */
  to: string[]
}

/**
 * Requests every file of a manifest from a live site as several visitors, and everything else that its pages
 * link to.
 * @param origin where to request the site, possibly a copy of the signed one
 */
export async function compare(origin: string, manifest: Manifest): Promise<Difference[]> {
  const files = Object.keys(manifest.files)
  const right = new Map<string, ExpectedResponse[]>(
    files.map((file) => [pathOf(file), expectedResponses(manifest, file)]),
  )
  right.set(missingPath, notFoundResponses(manifest))
  /** The page on which each address was found first. */
  const linked = new Map<string, string>()
  const results = await inParallel([...right], atOnce, async ([path, expected]) => {
    const wrong = new Map<string, string[]>()
    for (const [visitor, headers] of clientHeaders) {
      const response = await responseOf(new URL(path, origin), headers, longestOf(expected))
      if ('failure' in response) note(wrong, response.failure, visitor)
      else {
        for (const what of differencesOf(response, expected)) note(wrong, what, visitor)
        for (const address of linkedFrom(response, new URL(path, origin), manifest.origin))
          if (!linked.has(address)) linked.set(address, path)
      }
    }
    return [...wrong].map(([what, to]) => ({ path, what, to: to.length === clientHeaders.size ? [] : to }))
  })
  const names = [...right.keys(), ...files.map((file) => `/${file}`)]
  const listed = new Set(names.map((name) => new URL(name, origin).pathname))
  const others = [...linked].filter(([path]) => !listed.has(path))
  const added = await inParallel(others, atOnce, ([path, from]) =>
    unlisted(new URL(path, origin), from, listed),
  )
  return [...results, ...added]
    .flat()
    .sort((one, other) => (one.path < other.path ? -1 : Number(one.path > other.path)))
}

/** Addresses that were not signed may be missing, or redirect to a signed one. */
async function unlisted(address: URL, from: string, listed: Set<string>): Promise<Difference[]> {
  const [headers = {}] = clientHeaders.values()
  const response = await responseOf(address, headers, maxUnsigned)
  const difference = (what: string) => [
    { path: address.pathname, what: `${what}, linked from ${from}`, to: [] },
  ]
  if ('failure' in response) return difference(response.failure)
  if (response.status >= 400) return []
  if (response.status < 300) return difference('is served, but was not signed')
  const { location = 'nowhere' } = response.headers
  const target = URL.parse(location, address)
  const leadsBack = target?.origin === address.origin && listed.has(target.pathname)
  return leadsBack ? [] : difference(`redirects to ${location}, but was not signed`)
}

async function responseOf(
  address: URL,
  headers: Record<string, string>,
  maxBytes: number,
): Promise<HostResponse | { failure: string }> {
  try {
    return await fetchOnce(address, headers, maxBytes)
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    return { failure: `gives no whole answer (${message || code})` }
  }
}

function note(wrong: Map<string, string[]>, what: string, visitor: string) {
  wrong.set(what, [...(wrong.get(what) ?? []), visitor])
}

/** Attributes that contain one URL. */
const named = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'data-frame']

/**
 * Finds the addresses on the same site that a page refers to, in its elements and link-preview images.
 * @param address the page's address
 * @param canonical another origin that the page's links may use
 * @returns unique paths
 */
function linkedFrom({ headers, body }: HostResponse, address: URL, canonical: string): Set<string> {
  const paths = new Set<string>()
  if (!body || !/^text\/html\b/i.test(headers['content-type'] ?? '')) return paths
  for (const { tagName, attributes } of parse(body.toString('utf8')).querySelectorAll('*')) {
    const candidates = (attributes.srcset ?? '').split(',').map((copy) => copy.trim().split(/\s/)[0])
    const meta = tagName === 'META' && /^https?:/.test(attributes.content ?? '') ? [attributes.content] : []
    for (const link of [...named.map((name) => attributes[name]), ...candidates, ...meta]) {
      const target = URL.parse(link ?? '', address)
      if (target?.origin === address.origin || target?.origin === canonical) paths.add(target.pathname)
    }
  }
  return paths
}
