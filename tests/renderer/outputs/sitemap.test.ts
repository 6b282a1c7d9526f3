import { sitemaps } from '@lintel/engine/outputs/sitemap.ts'
import { site } from '@site/data/site.ts'
import { describe, expect, test } from 'vitest'
import { sitemapErrors } from './sitemapErrors.ts'

const pages = (count: number) =>
  Array.from({ length: count }, (_, index) => `<url><loc>${site.origin}/page-${index}</loc></url>`)
const addresses = (xml = '') => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)

test('50,000 pages still fit one file', () => {
  const files = sitemaps(pages(50_000))
  expect(files.map(({ path }) => path)).toEqual(['sitemap.xml'])
  expect(addresses(files[0]?.content)).toHaveLength(50_000)
})

describe('with one page more', () => {
  const files = sitemaps(pages(50_001))

  test('there are two files, and the first address leads to an index of them', () => {
    expect(files.map(({ path }) => path)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml'])
    expect(addresses(files[0]?.content)).toEqual([
      `${site.origin}/sitemap-1.xml`,
      `${site.origin}/sitemap-2.xml`,
    ])
    expect(addresses(files[1]?.content)).toHaveLength(50_000)
    expect(addresses(files[2]?.content)).toEqual([`${site.origin}/page-50000`])
  })

  test('all of them are what the protocol says', { timeout: 60_000 }, async () => {
    for (const { path, content } of files) expect(await sitemapErrors(content), path).toEqual([])
  })
})

const url = (content: string) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${content}</urlset>`
test.each([
  ['no page', url('')],
  ['no address', url('<url><lastmod>2026-11-21</lastmod></url>')],
  ['a day in words', url('<url><loc>https://firm.com/</loc><lastmod>yesterday</lastmod></url>')],
  ['another order', url('<url><lastmod>2026-11-21</lastmod><loc>https://firm.com/</loc></url>')],
  ['another namespace', '<urlset><url><loc>https://firm.com/</loc></url></urlset>'],
])('the protocol forbids %s', async (_, xml) => {
  expect(await sitemapErrors(xml)).not.toEqual([])
})
