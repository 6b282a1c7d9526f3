import { decoded } from '@lintel/engine/checks/links.ts'
import { redirectsFile } from '@lintel/engine/content/redirects.ts'
import { site as firm } from '@lintel/engine/content/site.ts'
import { getContent } from '@lintel/engine/content/store.ts'
import { slugOf } from '@lintel/rules/slugOf.ts'
import type { ForeignSite } from './foreignPost.ts'

export interface OldLinks {
  /** Where an address of the old site leads here; nothing where it is not known here, or no address of it. */
  newAddress(address: string): string | undefined
  /** Whether an address is one of the old site. */
  isOld(address: string): boolean
}

/** Parts of addresses that lead to lists, not to the post that is called like the list. */
const lists = /\/(?:tags?|categor(?:y|ies)|authors?|page|topics?|series)\/[^/]*$/

/**
 * Knows where links to the posts of another site lead, by their addresses and, as WordPress, Hugo and Jekyll do
 * themselves, by the name that an address ends in.
 * @param slugs what the posts are called here, in their order
 */
export function createOldLinks({ posts, origin }: ForeignSite, slugs: string[]): OldLinks {
  const hosts = [origin, firm.origin].flatMap((each) => (each ? hostOf(new URL(each)) : []))
  const pages = new Map<string, string | undefined>(getContent('redirects').map(({ from, to }) => [from, to]))
  for (const [index, { address, shortAddress }] of posts.entries()) {
    const slug = slugs[index] ?? ''
    // Of two posts with one name the second is not imported.
    const page = slugs.indexOf(slug) === index ? `/blog/${slug}` : undefined
    for (const from of [address, shortAddress]) if (from) pages.set(normalizePath(from), page)
  }
  const urlOf = (address: string) => URL.parse(address, origin ?? firm.origin)
  const isOld = (address: string) => {
    const url = urlOf(address)
    return Boolean(url && /^https?:$/.test(url.protocol) && hosts.includes(hostOf(url)))
  }
  return {
    isOld,
    newAddress: (address) => {
      const url = urlOf(address)
      if (!url || !isOld(address)) return undefined
      const number = url.searchParams.get('p')
      const path = number && url.pathname === '/' ? `/?p=${number}` : normalizePath(url.pathname)
      if (pages.has(path)) return pages.get(path)
      const slug = lists.test(path) ? '' : slugOf(nameIn(path))
      return slugs.includes(slug) ? `/blog/${slug}` : undefined
    },
  }
}

const hostOf = ({ host }: URL) => host.replace(/^www\./, '')

/** An old address as redirects are written. */
export const normalizePath = (path: string) =>
  decoded(path)
    .normalize('NFC')
    .toLowerCase()
    .replace(/(.)\/+$/, '$1')

/** Of an old address that the file of redirects cannot name. */
export const redirectAtHost = `let the host redirect it, as ${redirectsFile} names only letters, digits, dots, hyphens and underscores`

/** What a post is called by the end of its address or of its file. */
const nameIn = (path: string) =>
  path
    .replace(/(?:\/_?index)?\.(?:mdx?|markdown|html?|php|aspx)$/, '')
    .replace(/^.*\//, '')
    .replace(/^\d{4}-\d{2}-\d{2}-/, '')
