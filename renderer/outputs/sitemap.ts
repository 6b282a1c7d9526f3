import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { site } from '#data/site.ts'
import { lastModified } from '#renderer/dates/lastModified.ts'
import { isHidden, renderedPages } from './pages.ts'

/** sitemap.xml (sitemaps.org protocol 0.9) with every page that search engines may show. */
export async function writeSitemap(client: string) {
  const pages = (await renderedPages(client)).filter((page) => !isHidden(page))
  const dayOf = lastModified()
  const urls = pages.map(({ path }) => entry(path, dayOf(path)))
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
  await writeFile(join(client, 'sitemap.xml'), xml)
}

function entry(path: string, day: string | undefined): string {
  return `  <url><loc>${site.origin}${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`
}

/** robots.txt (RFC 9309): everything but the API is open. */
export async function writeRobots(client: string) {
  await writeFile(
    join(client, 'robots.txt'),
    `User-agent: *\nDisallow: /api/\n\nSitemap: ${site.origin}/sitemap.xml\n`,
  )
}
