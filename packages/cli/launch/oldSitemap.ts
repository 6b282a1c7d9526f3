import { readFileSync, statSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { redirectsFile } from '@lintel/engine/content/redirects.ts'
import { redirectsSchema } from '@lintel/engine/schemas/redirects.ts'
import { XMLParser } from 'fast-xml-parser'
import * as v from 'valibot'
import { createDownload } from '../download.ts'
import { normalizePath } from '../import/oldLinks.ts'
import { redirectAtHost } from '../import/redirectsOf.ts'
import type { LaunchDiagnostic } from './checkLaunch.ts'

const parser = new XMLParser({ isArray: (name) => ['url', 'sitemap'].includes(name), parseTagValue: false })
/** A sitemap index lists sitemaps, but no other index. More than this means a loop. */
const maxSitemaps = 500
/** No sitemap may be larger (bytes), unpacked: https://www.sitemaps.org/protocol.html. */
const maxBytes = 50 * 1024 * 1024
const limits = {
  bytes: maxBytes,
  bytesInAll: 10 * maxBytes,
  files: maxSitemaps,
  ms: 20_000,
  msInAll: 600_000,
}

/**
 * Reads the paths of all addresses in a sitemap, or in all sitemaps of an index. What an index names is asked of one host
 * on the public internet alone, which is that of the source, or of what a file names first; it is never read as a file.
 * @param source a URL or a file
 * @param reachable IP addresses to allow although they are not on the public internet
 * @throws Error if a sitemap cannot be read or lists nothing
 */
export async function readOldSitemap(source: string, reachable?: string[]): Promise<string[]> {
  const isAddress = /^https?:/i.test(source)
  const unread = isAddress ? [source] : []
  const paths = new Set<string>()
  const read = (content: Buffer) => {
    const { sitemapindex, urlset } = parser.parse(textOf(content))
    for (const { loc } of sitemapindex?.sitemap ?? []) if (!unread.includes(loc)) unread.push(loc)
    for (const { loc } of urlset?.url ?? []) paths.add(URL.parse(loc)?.pathname ?? '')
  }
  if (!isAddress) read(contentOf(source))
  const host = unread[0] === undefined ? undefined : URL.parse(unread[0])?.host
  const download = createDownload({ ...limits, host, reachable })
  for (let index = 0; index < unread.length && index < maxSitemaps; index++) {
    const address = String(unread[index])
    read(
      await download(address).catch((error) => {
        throw new Error(
          `${address} was not downloaded: ${error.message}. You can also open it in a browser, save it, and name the file.`,
        )
      }),
    )
  }
  paths.delete('')
  if (paths.size === 0) throw new Error(`${source} is no sitemap: it lists no address in <urlset><url><loc>.`)
  return [...paths]
}

function contentOf(file: string): Buffer {
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) return readFileSync(file)
  throw new Error(`There is no file “${file}”: name a sitemap that is there, or its address with https://.`)
}

function textOf(content: Buffer): string {
  // Detects "sitemap.xml.gz" by gzip's first bytes.
  const isPacked = content[0] === 0x1f && content[1] === 0x8b
  return (isPacked ? gunzipSync(content, { maxOutputLength: maxBytes }) : content).toString('utf8')
}

/**
 * Finds old addresses that have neither a page nor a redirect, with the line that fixes each.
 * @param lives whether something answers at a path, written as this site writes paths
 * @param pages the paths of all pages, as candidates for the new address
 */
export function checkOldAddresses(
  paths: string[],
  lives: (path: string) => boolean,
  pages: string[],
): LaunchDiagnostic[] {
  return paths.flatMap((path) => {
    const from = normalizePath(path)
    if (lives(from) || lives(from.replace(/(?:\/index)?\.html$/, '') || '/')) return []
    const nameOf = (address: string) =>
      address
        .split('/')
        .at(-1)
        ?.replace(/\.\w+$/, '')
    const to = pages.find((page) => page !== '/' && nameOf(page) === nameOf(from))
    const isWritable = v.is(redirectsSchema, [{ from, to: to ?? '/' }])
    return {
      severity: 'must' as const,
      file: redirectsFile,
      message: `the old address ${path} would die: there is neither a page nor a redirect`,
      fix: isWritable
        ? `add a line: - { from: ${from}, to: ${to ?? 'the address of the page that takes its place'} }`
        : redirectAtHost,
    }
  })
}
