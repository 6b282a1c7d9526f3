import { getCollection } from '@lintel/engine/content/store.ts'
import { site } from '@site/data/site.ts'
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { capture, publicPages } from './artefact.ts'

const titleOf = (html: string) => capture(html, /<title>([^<]*)<\/title>/)
const descriptionOf = (html: string) => capture(html, /<meta name="description" content="([^"]*)"/)
const propertyOf = (html: string, name: string) =>
  capture(html, new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`))

const postPath = /^\/blog\/[^/]+$/

test.each([
  ['titles', titleOf],
  ['descriptions', descriptionOf],
])('no two %s are alike', (_, read) => {
  const texts = publicPages.map(({ html }) => read(html))
  expect(texts.filter((text, index) => !text || texts.indexOf(text) !== index)).toEqual([])
})

describe.each(publicPages)('$path', ({ path, html }) => {
  test('has a title that ends with the site’s name and a description that is not cut', () => {
    expect(titleOf(html)?.endsWith(` | ${site.name}`)).toBe(true)
    // What an owner says of an article may be as short or as long as they like.
    if (postPath.test(path)) return
    expect(descriptionOf(html)?.length).toBeGreaterThan(50)
    // Of a firm whose name is as short as this one; a longer one is cut.
    expect(descriptionOf(html)?.replaceAll(site.name, 'A Firm').length).toBeLessThanOrEqual(170)
  })

  test('names its canonical address', () => {
    expect(html).toContain(`<link rel="canonical" href="${site.origin}${path}"/>`)
  })

  test('has Open Graph and Twitter tags that agree with it', () => {
    for (const name of ['og:title', 'twitter:title']) expect(propertyOf(html, name)).toBe(titleOf(html))
    for (const name of ['og:description', 'twitter:description'])
      expect(propertyOf(html, name)).toBe(descriptionOf(html))
    expect(propertyOf(html, 'og:url')).toBe(site.origin + path)
    expect(propertyOf(html, 'twitter:card')).toBeTruthy()
  })
})

test.each(getCollection('services'))(
  'the page of $name names it over its headline and in its description',
  ({ href, name }) => {
    const { html = '' } = publicPages.find(({ path }) => path === href) ?? {}
    const [head = ''] = /<main[\s\S]*?<\/h1>/.exec(html) ?? []
    expect(parse(head).text).toContain(name)
    expect(descriptionOf(html)?.toLowerCase()).toContain(name.toLowerCase())
  },
)

const posts = publicPages.filter(({ path }) => postPath.test(path))

test.each(publicPages.filter((page) => !posts.includes(page)))(
  'the title of $path fits the line of a search result',
  ({ html }) => expect(titleOf(html)?.replace(` | ${site.name}`, '').length).toBeLessThanOrEqual(60),
)

test('there are eight posts at least', () => {
  expect(posts.length).toBeGreaterThanOrEqual(8)
})

test.each(posts)('$path is an article with author and date', ({ html }) => {
  expect(propertyOf(html, 'og:type')).toBe('article')
  expect(propertyOf(html, 'author')).toBeTruthy()
  expect(propertyOf(html, 'article:published_time')).toMatch(/^\d{4}-\d\d-\d\d/)
})
