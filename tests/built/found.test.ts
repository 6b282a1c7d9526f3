import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { postList } from '@lintel/engine/content/posts.ts'
import { isoDay } from '@lintel/rules/time.ts'
import { site } from '@site/data/site.ts'
import { describe, expect, test } from 'vitest'
import { sitemapErrors } from '#tests/renderer/outputs/sitemapErrors.ts'
import { capture, client, pages, publicPages, read } from './artefact.ts'

const sitemap = read('sitemap.xml')
const entries = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)]
const days = new Map(entries.map(([, address = '', day]) => [address.replace(site.origin, '') || '/', day]))
const today = isoDay(Date.now())

const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim()
const wholeHistory = git('rev-parse', '--is-shallow-repository') === 'false'
const unchanged =
  wholeHistory && git('status', '--porcelain', 'pages', 'components', 'data', 'content') === ''

test('the sitemap lists every page that may be found, and no other', () => {
  expect([...days.keys()].sort()).toEqual(publicPages.map(({ path }) => path).sort())
})

test('the sitemap is what its protocol says', async () => {
  expect(await sitemapErrors(sitemap)).toEqual([])
})

test.each(publicPages)('the canonical address of $path is the one in the sitemap', ({ path, html }) => {
  const canonical = capture(html, /<link rel="canonical" href="([^"]+)"/)
  expect(canonical).toBe(site.origin + path)
  expect(sitemap).toContain(`<loc>${canonical}</loc>`)
})

test.each(pages)('links of $path name pages by their canonical addresses', ({ html }) => {
  const links = [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"/g)].map(
    ([, href = '']) => href.split(/[?#]/)[0] ?? '',
  )
  const files = links.filter((link) => /\.\w+$/.test(link) || link.startsWith('/apps/'))
  for (const file of files) expect(existsSync(join(client, file)), file).toBe(true)
  const paths = new Set(pages.map(({ path }) => path))
  const pageLinks = links.filter((link) => !files.includes(link) && link !== '/receipt')
  expect(pageLinks.filter((link) => !paths.has(link))).toEqual([])
})

describe('the days in the sitemap', () => {
  test.each(postList())('of $slug is its own', ({ slug, date, updated }) => {
    expect(days.get(`/blog/${slug}`)).toBe(updated ?? date)
  })

  test('of the blog is that of its newest post', () => {
    const newest = postList()
      .map(({ date, updated }) => updated ?? date)
      .sort()
      .at(-1)
    expect(days.get('/blog')).toBe(newest)
  })

  test.each([...days])('of %s is a day that has been: %s', (_, day) => {
    if (day === undefined) return expect(unchanged).toBe(false)
    expect(day).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(day <= today).toBe(true)
  })

  test.runIf(unchanged)('of the terms is that of the last commit to them', () => {
    const commit = git('log', '-1', '--format=%ct', '--', 'content/legal/terms.md')
    const day = isoDay(Number(commit) * 1000)
    expect((days.get('/terms') ?? '') >= day).toBe(true)
  })
})

test('robots.txt names the sitemap and closes nothing but the API', () => {
  expect(read('robots.txt')).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
  expect(read('robots.txt').match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/'])
})

test.each(publicPages)('$path advertises both feeds', ({ html }) => {
  for (const [type, href] of [
    ['application/atom+xml', '/blog/feed.xml'],
    ['application/feed+json', '/blog/feed.json'],
  ])
    expect(html).toMatch(
      new RegExp(`<link rel="alternate" type="${type?.replace('+', '\\+')}" [^>]*href="${href}"`),
    )
})

describe('llms.txt', () => {
  const text = read('llms.txt')
  const links = [...text.matchAll(/^- \[([^\]]+)\]\(([^)]+)\)/gm)]

  test('begins as llmstxt.org says: the name, what it is, then lists of links', () => {
    const lines = text.split('\n').filter(Boolean)
    expect(lines[0]).toBe(`# ${site.name}`)
    expect(lines[1]).toBe(`> ${site.description}`)
    expect(text.match(/^## .+$/gm)).toEqual([
      '## Services',
      '## Company',
      '## Sample documents',
      '## Tools',
      '## Articles',
      '## Optional',
    ])
  })

  test('links to what exists', () => {
    expect(links.length).toBeGreaterThan(20)
    const paths = new Set(pages.map(({ path }) => path))
    const broken = links
      .map(([, , address = '']) => new URL(address))
      .filter(
        ({ origin, pathname }) =>
          origin !== site.origin || (!paths.has(pathname) && !existsSync(join(client, pathname))),
      )
    expect(broken).toEqual([])
  })
})

describe('llms-full.txt', () => {
  const text = read('llms-full.txt')

  test('has the words of the pages and of the articles, and nothing of their make-up', () => {
    for (const { title } of postList()) expect(text).toContain(`# ${title}`)
    expect(text).toContain('Automate the routine, keep the judgment')
    expect(text).not.toMatch(/<(?:div|span|svg|section|page-island)\b|undefined|\{\{/)
    expect(text).not.toMatch(/\]\(\//)
  })
})
