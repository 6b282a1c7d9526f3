import { site } from '@site/data/site.ts'
import { describe, expect, test } from 'vitest'
import { capture, decoded, pages, publicPages } from './artefact.ts'
import { vocabularyErrors } from './vocabulary.ts'

const block = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g

type Node = Record<string, unknown>

const blocksOf = (html: string) => [...html.matchAll(block)].map(([, json]) => json ?? '')
const nodesOf = (html: string): Node[] => JSON.parse(blocksOf(html)[0] ?? '{}')['@graph'] ?? []
const nodeOf = (html: string, type: string) => nodesOf(html).find((node) => node['@type'] === type)
const htmlOf = (path: string) => pages.find((page) => page.path === path)?.html ?? ''

/** What a visitor can read on a page, its title in the tab included. */
function visible(html: string): string {
  const title = capture(html, /<title>([^<]*)/) ?? ''
  const body = html.slice(html.indexOf('<body')).replace(/<script[\s\S]*?<\/script>/g, ' ')
  const text = `${title} ${body.replace(/<[^>]+>/g, ' ')}`
  return squeezed(decoded(text))
}

const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const words = new Set([
  'name',
  'headline',
  'description',
  'text',
  'slogan',
  'email',
  'featureList',
  'applicationCategory',
])

/** Every marked-up text that is meant for people. */
function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return words.has(key) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, key))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, name))
}

describe.each(publicPages)('$path', ({ path, html }) => {
  test('says once what it is', () => {
    expect(blocksOf(html)).toHaveLength(1)
    const types = nodesOf(html).map((node) => node['@type'])
    expect(types.slice(0, 2)).toEqual(['Organization', 'WebSite'])
    expect(JSON.parse(blocksOf(html)[0] ?? '')['@context']).toBe('https://schema.org')
    expect(nodesOf(html)[2]).toMatchObject({ '@id': site.origin + path, url: site.origin + path })
  })

  test('marks nothing up that is not on the page', () => {
    const shown = visible(html)
    const texts = textsIn(nodesOf(html))
    expect(texts.length).toBeGreaterThan(4)
    expect(texts.filter((text) => !shown.includes(squeezed(text)))).toEqual([])
  })

  test('refers to pages that exist, and to nodes that are there', () => {
    const json = blocksOf(html)[0] ?? ''
    const items = [...json.matchAll(/"(?:item|url|mainEntityOfPage)":"([^"]+)"/g)].map(
      ([, address]) => address ?? '',
    )
    const own = items.filter((address) => address.startsWith(`${site.origin}/`))
    const paths = new Set(pages.map((page) => site.origin + page.path))
    expect(own.filter((address) => !paths.has(address) && !address.includes('/apps/'))).toEqual([])
    const ids = new Set(nodesOf(html).map((node) => node['@id']))
    const references = [...json.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id)
    expect(references.filter((id) => !ids.has(id))).toEqual([])
  })
})

test.each([
  ['/about', 'AboutPage'],
  ['/contact', 'ContactPage'],
  ['/contact', 'FAQPage'],
  ['/services', 'CollectionPage'],
  ['/case-studies', 'CollectionPage'],
  ['/blog', 'CollectionPage'],
  ['/blog/tags/ai', 'CollectionPage'],
  ['/case-studies/healthcare-triage', 'BreadcrumbList'],
  ['/tools', 'CollectionPage'],
  ['/automation', 'Service'],
  ['/automation', 'BreadcrumbList'],
  ['/blog/welcome-to-our-blog', 'BlogPosting'],
  ['/blog/welcome-to-our-blog', 'BreadcrumbList'],
  ['/tools/live-streaming-cost-calculator', 'SoftwareApplication'],
  ['/tools/live-streaming-cost-calculator', 'BreadcrumbList'],
])('%s has a %s', (path, type) => {
  expect(nodeOf(htmlOf(path), type)).toBeTruthy()
})

test('a service offers what its page lists', () => {
  const catalog = nodeOf(htmlOf('/automation'), 'Service')?.hasOfferCatalog as { itemListElement: Node[] }
  expect(catalog.itemListElement.length).toBeGreaterThan(2)
  for (const offer of catalog.itemListElement) expect(offer['@type']).toBe('Offer')
})

test('an article names its author, days and image', () => {
  expect(nodeOf(htmlOf('/blog/welcome-to-our-blog'), 'BlogPosting')).toMatchObject({
    datePublished: '2025-01-15',
    author: { '@type': 'Organization', name: site.team },
    image: expect.stringContaining(`${site.origin}/social/blog/welcome-to-our-blog.png`),
  })
})

describe('the vocabulary of schema.org', () => {
  test('has every type, property and kind of value that the pages use', { timeout: 120_000 }, () => {
    expect(vocabularyErrors(publicPages.flatMap(({ html }) => nodesOf(html)))).toEqual([])
  })

  test.each([
    ['an unknown property', { '@type': 'Organization', nickname: 'x' }],
    ['an unknown type', { '@type': 'Firm', name: 'x' }],
    ['a value of the wrong kind', { '@type': 'Organization', logo: { '@type': 'Person', name: 'x' } }],
  ])('refuses %s', (_, node) => {
    expect(vocabularyErrors([node])).not.toEqual([])
  })
})
