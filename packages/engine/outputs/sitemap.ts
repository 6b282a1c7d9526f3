import { escapeHtml } from '@lintel/rules/text.ts'
import { site } from '@site/data/site.ts'
import { digestOf } from '../content/sources.ts'
import { historyName, lastCommitted, lastModified } from '../render/lastModified.ts'
import { fileOf, type PageMetadata, pathsBesidesBlog } from '../render/pageMetadata.ts'
import type { Output, OutputFiles } from './output.ts'

/** The maximum number of addresses in one file (sitemaps.org). */
const maxUrls = 50_000

/**
 * Writes sitemap.xml (sitemaps.org protocol 0.9) with every page that search engines may show, split into
 * several files with an index if there are too many.
 */
export async function writeSitemap(files: OutputFiles, pages: PageMetadata[]) {
  const paths = pages.filter(({ hidden }) => !hidden).map(({ path }) => path)
  const history = historyName()
  const committed = files.remember('days of pages', history, () => {
    const dayOf = lastCommitted()
    return Object.fromEntries(pathsBesidesBlog(pages).map((path) => [path, dayOf(path)]))
  })
  const key = digestOf(JSON.stringify([history, files.keyOf(paths.map(fileOf))]))
  await files.putAll('sitemaps', key, () => {
    const dayOf = lastModified((path) => committed[path])
    return sitemaps(paths.map((path) => urlEntry(path, dayOf(path))))
  })
}

/** @param urls one entry for each page */
export function sitemaps(urls: string[]): Output<string>[] {
  const path = 'sitemap.xml'
  if (urls.length <= maxUrls) return [{ path, content: wrapped('urlset', urls) }]
  const parts = Array.from({ length: Math.ceil(urls.length / maxUrls) }, (_, part) => ({
    path: `sitemap-${part + 1}.xml`,
    content: wrapped('urlset', urls.slice(part * maxUrls, (part + 1) * maxUrls)),
  }))
  const entries = parts.map((part) => `  <sitemap><loc>${site.origin}/${part.path}</loc></sitemap>`)
  return [{ path, content: wrapped('sitemapindex', entries) }, ...parts]
}

function wrapped(element: string, lines: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</${element}>
`
}

export function urlEntry(path: string, day: string | undefined): string {
  const encoded = encodeURI(path.toWellFormed()).replaceAll(/[?#]/g, encodeURIComponent)
  const address = escapeHtml(site.origin + encoded)
  return `  <url><loc>${address}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`
}

/** Writes robots.txt (RFC 9309), which allows everything except the API. */
export async function writeRobots(files: OutputFiles) {
  const content = `User-agent: *\nDisallow: /api/\n\nSitemap: ${site.origin}/sitemap.xml\n`
  await files.write({ path: 'robots.txt', content })
}
