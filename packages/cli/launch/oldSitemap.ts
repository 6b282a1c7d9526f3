import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { redirectsFile } from '@lintel/engine/content/redirects.ts'
import { redirectsSchema } from '@lintel/engine/schemas/redirects.ts'
import { XMLParser } from 'fast-xml-parser'
import * as v from 'valibot'
import { normalizePath, redirectAtHost } from '../import/oldLinks.ts'
import type { LaunchDiagnostic } from './checkLaunch.ts'

const parser = new XMLParser({ isArray: (name) => ['url', 'sitemap'].includes(name), parseTagValue: false })
const timeout = 20_000
/** An index names sitemaps, and none names another index; more is one that leads round in a circle. */
const maxSitemaps = 500

/**
 * The addresses that a sitemap lists, and those that an index of sitemaps lists, as paths.
 * @param source its address, or a file
 * @throws Error where one cannot be read, or lists nothing
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
  // "sitemap.xml.gz", by the first bytes of such a file.
  return (content[0] === 0x1f && content[1] === 0x8b ? gunzipSync(content) : content).toString('utf8')
}

async function download(address: string): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) }).catch((error) => {
    throw new Error(
      `${address} cannot be read: ${error.cause?.message ?? error.message}. Save it, and name the file.`,
    )
  })
  if (!response.ok)
    throw new Error(`${address} answers ${response.status}. Save the sitemap, and name the file.`)
  return Buffer.from(await response.arrayBuffer())
}

/**
 * Each old address that leads neither to a page nor to where it moved, with the line that mends it.
 * @param lives of a path as this site writes it, whether something answers there
 * @param pages the paths of all pages, among which the new address may be
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
