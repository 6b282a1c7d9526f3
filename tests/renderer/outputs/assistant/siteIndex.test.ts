import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { SiteIndex, SitePage } from '#components/chat/site/siteIndex.ts'
import { site } from '#data/site.ts'
import { type RenderedPage, siteIndex, siteIndexBudget } from '#renderer/outputs/assistant/siteIndex.ts'

const pageOf = (path: string, main: string): RenderedPage => ({
  path,
  html: `<html><head><title>${path} | ${site.name}</title></head><body><main id="main">${main}</main></body></html>`,
})

/** Words that repeat as little as hardly any text does. */
function words(count: number, seed: number): string {
  let state = seed + 1
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647
    return state.toString(36)
  }).join(' ')
}

function postOf(number: number): RenderedPage {
  const sections = Array.from(
    { length: 8 },
    (_, section) =>
      `<h2 id="part-${section}">Part ${section}</h2><p>${words(120, number * 8 + section)}.</p>`,
  )
  const main = `<h1>Post ${number}</h1><p>Introduction ${number}: ${words(20, number)}.</p>${sections.join('')}`
  return pageOf(`/blog/post-${number}`, main)
}

const pages = ['/', '/services'].map((path) =>
  pageOf(
    path,
    `<section id="one"><h2>Head</h2><p>Text of ${path}.</p></section><h2>Last</h2><p>End of ${path}.</p>`,
  ),
)
const read = (json: string) => (JSON.parse(json) as SiteIndex).pages
const headingsOf = (page: SitePage | undefined) => page?.sections.map(({ heading }) => heading)

describe('with more posts than there is room for', () => {
  const posts = Array.from({ length: 60 }, (_, index) => postOf(index))
  const json = siteIndex(pages, posts)
  const index = read(json)

  test('the index stays within its budget and uses it', () => {
    const bytes = gzipSync(json).length
    expect(bytes).toBeLessThanOrEqual(siteIndexBudget)
    expect(bytes).toBeGreaterThan(siteIndexBudget * 0.95)
  })

  test('all pages are whole, and posts are there from the newest on', () => {
    expect(headingsOf(index.find(({ path }) => path === '/services'))).toEqual(['Head', 'Last'])
    const found = index.filter(({ path }) => path.startsWith('/blog/')).map(({ path }) => path)
    expect(found.length).toBeGreaterThan(5)
    expect(found.length).toBeLessThan(posts.length)
    expect(found).toEqual(posts.slice(0, found.length).map(({ path }) => path))
  })
})

test('of few posts nothing is left out', () => {
  expect(read(siteIndex(pages, [postOf(1)])).at(-1)?.sections).toHaveLength(9)
})

test('a section has the words of the questions that it answers, and so has an admission', () => {
  const { pages: read, admissions } = JSON.parse(
    siteIndex([pageOf('/about', '<h2>Mission</h2><p>A goal.</p>')], []),
  )
  expect(read[0].sections[0].asked.join(' ')).toContain('purpose')
  expect(admissions[0].asked.join(' ')).toContain('price')
})
