import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { redirectsFile } from '@lintel/engine/content/redirects.ts'
import { redirectsSchema } from '@lintel/engine/schemas/redirects.ts'
import { readUpTo } from '@lintel/rules/readUpTo.ts'
import { XMLParser } from 'fast-xml-parser'
import * as v from 'valibot'
import { normalizePath } from '../import/oldLinks.ts'
import { redirectAtHost } from '../import/redirectsOf.ts'
import type { LaunchDiagnostic } from './checkLaunch.ts'

const parser = new XMLParser({ isArray: (name) => ['url', 'sitemap'].includes(name), parseTagValue: false })
const timeout = 20_000
/** A sitemap index lists sitemaps, but no other index. More than this means a loop. */
const maxSitemaps = 500
/** No sitemap may be larger (bytes), unpacked: https://www.sitemaps.org/protocol.html. */
const maxBytes = 50 * 1024 * 1024

/**
 * Reads the paths of all addresses in a sitemap, or in all sitemaps of an index.
 * @param source a URL or a file
 * @throws Error if a sitemap cannot be read or lists nothing
 */
export async function readOldSitemap(source: string): Promise<string[]> {
  const unread = [source]
  const paths = new Set<string>()
  for (let index = 0; index < unread.length && index < maxSitemaps; index++) {
    const read = parser.parse(await textAt(unread[index] ?? ''))
    for (const { loc } of read.sitemapindex?.sitemap ?? []) if (!unread.includes(loc)) unread.push(loc)
    for (const { loc } of read.urlset?.url ?? []) paths.add(URL.parse(loc)?.pathname ?? '')
  }
  paths.delete('')
  if (paths.size === 0) throw new Error(`${source} is no sitemap: it lists no address in <urlset><url><loc>.`)
  return [...paths]
}

async function textAt(source: string): Promise<string> {
  const content = /^https?:/.test(source) ? await download(source) : readFileSync(source)
  // Detects "sitemap.xml.gz" by gzip's first bytes.
  const isPacked = content[0] === 0x1f && content[1] === 0x8b
  return (isPacked ? gunzipSync(content, { maxOutputLength: maxBytes }) : content).toString('utf8')
}

async function download(address: string): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) }).catch((error) => {
    throw new Error(
      `${address} cannot be read: ${error.cause?.message ?? error.message}. Save it, and name the file.`,
    )
  })
  if (!response.ok)
    throw new Error(`${address} answers ${response.status}. Save the sitemap, and name the file.`)
  const content = await readUpTo(response.body, maxBytes + 1)
  if (content.length > maxBytes)
    throw new Error(`${address} is longer than a sitemap may be. Save its begin, and name the file.`)
  return Buffer.from(content)
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
