import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '@site/data/site.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { capture, client, pages, publicPages } from './artefact.ts'

const property = (html: string, name: string) =>
  capture(html, new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`))

describe.each(publicPages)('$path', ({ html }) => {
  test('has an image for link previews that is as large as it says', async () => {
    const address = new URL(property(html, 'og:image') ?? '')
    expect(address.origin).toBe(site.origin)
    const { format, width, height } = await sharp(join(client, address.pathname)).metadata()
    expect(format).toBe('png')
    expect([width, height]).toEqual([1200, 630])
    expect([property(html, 'og:image:width'), property(html, 'og:image:height')]).toEqual(['1200', '630'])
    expect(property(html, 'twitter:image')).toBe(address.href)
    expect(property(html, 'twitter:card')).toBe('summary_large_image')
  })

  test('says in words what the image shows', () => {
    const alt = property(html, 'og:image:alt') ?? ''
    expect(alt).toMatch(/^“.+”, beside .{5,}\.$/)
    expect(property(html, 'twitter:image:alt')).toBe(alt)
  })
})

test('no two pages share an image', () => {
  const images = publicPages.map(({ html }) => property(html, 'og:image'))
  expect(new Set(images).size).toBe(publicPages.length)
})

test('pages that nobody links to have none', () => {
  const hidden = pages.filter((page) => !publicPages.includes(page))
  expect(hidden.filter(({ html }) => html.includes('og:image'))).toEqual([])
  expect(existsSync(join(client, 'social/404.png'))).toBe(false)
})
