import { pathOf } from '@lintel/engine/built/artefact.ts'
import { parse } from 'node-html-parser'
import {
  differencesOf,
  type ExpectedResponse,
  expectedResponses,
  notFoundResponses,
} from './expectedResponses.ts'
import { clientHeaders, fetchOnce, type HostResponse } from './fetchOnce.ts'
import type { Manifest } from './manifest.ts'

/** How many addresses are asked for at once. */
const atOnce = 8
/** No file has this name. */
const missingPath = '/no-file-has-this-name'

export interface Difference {
  path: string
  what: string
  /** Who was answered so, each as `visitors` names them; empty where it was all of them. */
  to: string[]
}

/**
 * Asks a live site for every file of a manifest as several visitors, and for everything else that its pages link to.
 * @param origin where the site is asked, which may be a copy of the one that was signed
 */
export async function compare(origin: string, manifest: Manifest): Promise<Difference[]> {
  const files = Object.keys(manifest.files)
  const right = new Map<string, ExpectedResponse[]>(
    files.map((file) => [pathOf(file), expectedResponses(manifest, file)]),
  )
  right.set(missingPath, notFoundResponses(manifest))
  /** Where each address was linked from first. */
  const linked = new Map<string, string>()
  const results = await each([...right], async ([path, expected]) => {
    const wrong = new Map<string, string[]>()
    for (const [visitor, headers] of clientHeaders) {
      const response = await responseOf(new URL(path, origin), headers)
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
  const added = await each(others, ([path, from]) => unlisted(new URL(path, origin), from, listed))
  return [...results, ...added].sort((one, other) =>
    one.path < other.path ? -1 : Number(one.path > other.path),
  )
}

/** Addresses that were not signed may lead to nothing, or back to one that was. */
async function unlisted(address: URL, from: string, listed: Set<string>): Promise<Difference[]> {
  const [headers = {}] = clientHeaders.values()
  const response = await responseOf(address, headers)
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
): Promise<HostResponse | { failure: string }> {
  try {
    return await fetchOnce(address, headers)
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    return { failure: `gives no whole answer (${message || code})` }
  }
}

function note(wrong: Map<string, string[]>, what: string, visitor: string) {
  wrong.set(what, [...(wrong.get(what) ?? []), visitor])
}

/** The results for all items, some of them worked on at a time. */
async function each<Item, Result>(items: Item[], work: (item: Item) => Promise<Result[]>): Promise<Result[]> {
  const queue = items.values()
  const results: Result[] = []
  const worker = async () => {
    for (const item of queue) results.push(...(await work(item)))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

/** Attributes that name one address. */
const named = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'data-frame']

/**
 * The addresses on the same site that a page names, in its elements and in its images for link previews.
 * @param address of the page
 * @param canonical the origin that the page's own links may name
 * @returns paths, each once
 */
function linkedFrom({ headers, body }: HostResponse, address: URL, canonical: string): Set<string> {
  const paths = new Set<string>()
  if (!/^text\/html\b/i.test(headers['content-type'] ?? '')) return paths
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
