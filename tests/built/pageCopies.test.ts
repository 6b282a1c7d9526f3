import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '@site/data/site.ts'
import matter from 'gray-matter'
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { client, publicPages, read } from './artefact.ts'

const lists = /^\/blog(?:$|\/tags\/|\/page\/)/
const copied = publicPages.filter(({ path }) => !lists.test(path))
const squeeze = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()

describe.each(copied)('$path as Markdown', ({ path, html }) => {
  const address = `${path === '/' ? '/index' : path}.md`
  const { data, content } = matter(read(address), {})

  test('is named by the page, and names it', () => {
    expect(html).toContain(`<link rel="alternate" type="text/markdown" href="${address}"/>`)
    expect(data).toMatchObject({ canonical: site.origin + path })
    expect(data.title).toBeTruthy()
  })

  test('has the headings of the page, in their order', () => {
    const main = parse(html).querySelector('main')
    for (const aside of main?.querySelectorAll('page-island, form, nav, [aria-hidden="true"]') ?? [])
      aside.remove()
    const headings = (main?.querySelectorAll('h1, h2, h3') ?? [])
      .map(({ text }) => squeeze(text))
      .filter(Boolean)
    const squeezed = squeeze(content)
    let position = 0
    for (const heading of path.startsWith('/blog/') ? headings.slice(0, 1) : headings) {
      const index = squeezed.indexOf(heading, position)
      expect(index, heading).toBeGreaterThanOrEqual(0)
      position = index
    }
  })

  test('leads to nothing that is missing', () => {
    const targets = [...content.matchAll(/\]\((\/[^)\s#?]*)/g)].map(([, target = '']) => target)
    const isThere = (target: string) =>
      ['', '.html', 'index.html'].some((end) => existsSync(join(client, target + end)))
    expect(targets.filter((target) => !isThere(target))).toEqual([])
  })

  test('describes the drawings, each once, and keeps words apart that styles keep apart', () => {
    const drawings = parse(html).querySelectorAll('main svg[aria-label]')
    const labels = new Set(drawings.map((drawing) => squeeze(drawing.getAttribute('aria-label') ?? '')))
    for (const label of path.startsWith('/blog/') ? [] : labels)
      expect(squeeze(content).split(`Drawing ${label}`)).toHaveLength(2)
    expect(content).not.toMatch(/\b(?:If it is false|We assume)T?\d/)
  })

  test('has no markup of the page', () => {
    expect(content).not.toMatch(/<(?:svg|form|iframe|page-island|script|style)\b/)
  })
})

test('search engines are sent to the pages', () => {
  const headers = read('_headers')
  expect(headers).toMatch(
    /^\/\*\.md\n {2}Content-Type: text\/markdown; charset=utf-8\n {2}X-Robots-Tag: noindex$/m,
  )
  expect(read('sitemap.xml')).not.toContain('.md<')
})

test('llms.txt leads to what is there', () => {
  const addresses = [...read('llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  const copies = addresses.filter((address) => address.endsWith('.md'))
  expect(copies).toEqual(
    expect.arrayContaining(['/services.md', '/about.md', '/terms.md', '/blog/ai-adoption-strategy.md']),
  )
  for (const copy of copies) expect(existsSync(join(client, copy)), copy).toBe(true)
})
