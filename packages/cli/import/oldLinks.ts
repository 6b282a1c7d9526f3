import { decoded } from '@lintel/engine/checks/links.ts'
import { getContent } from '@lintel/engine/content/store.ts'
import { slugOf } from '@lintel/rules/slugOf.ts'
import { site as firm } from '@site/data/site.ts'
import type { ForeignPost, ForeignSite } from './foreignPost.ts'
import { namesOf } from './names.ts'

export interface OldLinks {
  /**
   * The post that an address of the old site, or a path of a file beside another, stands for: its page here, or none where
   * it is not imported.
   */
  postAt(address: string, file?: string): { page?: string } | undefined
  /** Where an address of the old site leads here; nothing where it is not known here, or no address of it. */
  newAddress(address: string): string | undefined
  /** Whether an address is one of the old site. */
  isOld(address: string): boolean
}

/** Parts of addresses that lead to lists, not to the post that is called like the list. */
const lists = /\/(?:tags?|categor(?:y|ies)|authors?|page|topics?|series)\/.*$/

/** Where posts stand: at the top, in a folder of posts, or below a date. Elsewhere another page may be called like a post. */
const postPath = /^(?:\/(?:_?posts?|blog|articles?|news|archives?)|.*\/\d{4}(?:\/\d{1,2}){0,2})?\/[^/]+$/

/**
 * Knows where links to the posts of another site lead, by their addresses and, as WordPress, Hugo and Jekyll do
 * themselves, by the name that an address ends in.
 * @param slugs what the posts are called here, in their order; nothing for those that are not imported
 */
export function createOldLinks(
  { posts, others, origin }: ForeignSite,
  slugs: (string | undefined)[],
): OldLinks {
  const hosts = [origin, firm.origin].flatMap((each) => (each ? hostOf(new URL(each)) : []))
  const redirects = new Map<string, string>(getContent('redirects').map(({ from, to }) => [from, to]))
  const { byAddress, byFile, byName } = indexesOf(posts, slugs, others)
  const urlOf = (address: string) => URL.parse(address, origin ?? firm.origin)
  const isOld = (address: string) => {
    const url = urlOf(address)
    return Boolean(url && /^https?:$/.test(url.protocol) && hosts.includes(hostOf(url)))
  }
  const postAt = (address: string, file?: string) => {
    const path = file !== undefined && !/^[a-z]+:|^\/\//i.test(address) && pathBeside(file, address)
    const beside = path ? byFile.get(path) : undefined
    const url = urlOf(address)
    return beside ?? (url && isOld(address) ? byAddress.get(pathOf(url)) : undefined)
  }
  return {
    isOld,
    postAt,
    newAddress: (address) => {
      const url = urlOf(address)
      if (!url || !isOld(address)) return undefined
      const post = postAt(address)
      if (post) return post.page
      const path = pathOf(url)
      // What stands behind a question mark may name another page.
      if (path.includes('?')) return undefined
      if (redirects.has(path)) return redirects.get(path)
      if (lists.test(path) || !postPath.test(path.replace(/\/_?index\.\w+$/, ''))) return undefined
      const named = [nameIn(path), withoutDate(nameIn(path))].map((name) => byName.get(slugOf(name)))
      // Of several posts with one name nobody can say which is meant.
      return named.find(Boolean)?.page
    },
  }
}

interface Place {
  page?: string
}

/** The posts by their addresses, by their files and, where only one has it, by their names. */
function indexesOf(posts: ForeignPost[], slugs: (string | undefined)[], others: string[] = []) {
  const byAddress = new Map<string, Place>()
  const byFile = new Map<string, Place>()
  const byName = new Map<string, Place>()
  const names = namesOf(posts)
  const places = slugs.map((slug) => (slug === undefined ? {} : { page: `/blog/${slug}` }))
  const ownAddresses = new Set<string>()
  // Of several posts with one address the first has it; one that a post had before leads to it where nothing else has it.
  const fill = (addressesOf: (post: ForeignPost) => (string | undefined)[]) => {
    for (const [index, post] of posts.entries())
      for (const from of addressesOf(post).map((address) => normalizePath(address ?? '')))
        if (from && !ownAddresses.has(from) && !byAddress.get(from)?.page)
          byAddress.set(from, places[index] ?? {})
  }
  fill(({ address, shortAddress }) => [address, shortAddress])
  for (const path of others.map(normalizePath)) {
    if (byAddress.has(path)) continue
    ownAddresses.add(path)
    byAddress.set(path, {})
  }
  fill(({ aliases = [] }) => aliases)
  for (const [index, { file }] of posts.entries()) {
    const place = places[index] ?? {}
    if (file) byFile.set(`/${file}`, place)
    for (const name of new Set([names[index], slugOf(nameIn(file ?? ''))]))
      if (name) byName.set(name, byName.has(name) ? {} : place)
  }
  return { byAddress, byFile, byName }
}

function pathOf(url: URL): string {
  const number = url.searchParams.get('p')
  return number && url.pathname === '/' ? `/?p=${number}` : normalizePath(url.pathname + url.search)
}

/** A path that a file names, from the folder of all files on. */
function pathBeside(file: string, address: string): string {
  const url = URL.parse(address, `http://site/${file.split('/').map(encodeURIComponent).join('/')}`)
  return decoded(url?.pathname ?? '')
}

const hostOf = ({ host }: URL) => host.replace(/^www\./, '')

/** Parameters that say where somebody comes from, or what answers, and name no other page. */
const tracking = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id|replytocom)$/

/** An old address as redirects are written, with what behind its question mark may name another page. */
export function normalizePath(address: string): string {
  const [written = '', ...query] = address.split('?')
  const parameters = [...new URLSearchParams(query.join('?'))].filter(([name]) => !tracking.test(name)).sort()
  const path = decoded(written)
    .normalize('NFC')
    .toLowerCase()
    .replace(/(.)\/+$/, '$1')
  return parameters.length > 0 ? `${path}?${new URLSearchParams(parameters)}` : path
}

/** What a post is called by the end of its address or of its file. */
const nameIn = (path: string) =>
  path
    .replace(/(?:\/_?index)?\.(?:mdx?|markdown|mdown|mdwn|mkdn?|mkdown|html?|php|aspx)$/i, '')
    .replace(/^.*\//, '')

const withoutDate = (name: string) => name.replace(/^\d{4}-\d{2}-\d{2}-/, '')
