import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtPages } from '@lintel/engine/built/artefact.ts'
import { budgetUsage } from '@lintel/engine/built/budgetUsage.ts'
import { publishedPosts, readPosts } from '@lintel/engine/content/posts.ts'
import { generatePosts } from '@lintel/lab/bench/build/generatePosts.ts'
import { buildCopy } from '@lintel/lab/projectCopy.ts'
import { postsPerPage } from '@lintel/rules/blog.ts'
import { site } from '@site/data/site.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const generated = 500
let built: ReturnType<typeof buildCopy>
/** Of all posts that are published, newest first. */
let slugs: string[]

beforeAll(() => {
  built = buildCopy((copy) => {
    const folder = join(copy, 'content/blog')
    generatePosts(folder, generated)
    slugs = publishedPosts(readPosts(folder)).map(({ slug }) => slug)
  })
}, 600_000)

afterAll(() => built?.remove())

const read = (file: string) => readFileSync(join(built.client, file), 'utf8')
const slugsIn = (text: string) => [...text.matchAll(/href="\/blog\/([\w-]+)"/g)].map(([, slug = '']) => slug)
/** What the list of a page links to, each post once. */
const listed = (file: string) => new Set(slugsIn(read(file)).filter((slug) => slugs.includes(slug)))

test('no page, sheet, script or index costs more than it may', () => {
  const pages = builtPages(built.client)
  expect(pages.length).toBeGreaterThan(generated)
  expect(budgetUsage(pages, built.client).filter(({ spent, budget }) => spent > budget)).toEqual([])
})

describe('the list', () => {
  test('has every post on exactly one of its pages, newest first', () => {
    const pages = Math.ceil(slugs.length / postsPerPage)
    const files = [
      'blog.html',
      ...Array.from({ length: pages - 1 }, (_, index) => `blog/page/${index + 2}.html`),
    ]
    expect(files.flatMap((file) => [...listed(file)])).toEqual(slugs)
  })

  test('of a topic goes on after its first page too', () => {
    const [file = ''] = globSync('blog/tags/*/page/2.html', { cwd: built.client })
    const first = listed(file.replace('/page/2', ''))
    const second = listed(file)
    expect(first.size).toBe(postsPerPage)
    expect(second.size).toBeGreaterThan(0)
    expect([...second].filter((slug) => first.has(slug))).toEqual([])
  })
})

test('both feeds carry the newest 50', () => {
  const newest = slugs.slice(0, 50).map((slug) => `${site.origin}/blog/${slug}`)
  const { items } = JSON.parse(read('blog/feed.json')) as { items: { url: string }[] }
  expect(items.map(({ url }) => url)).toEqual(newest)
  const entries = read('blog/feed.xml').match(/<entry>[\s\S]*?<\/entry>/g) ?? []
  expect(entries.map((entry) => /<id>([^<]+)<\/id>/.exec(entry)?.[1])).toEqual(newest)
})

test('the sitemap has every page that may be found, each once', () => {
  const indexable = builtPages(built.client).filter(({ html }) => !html.includes('content="noindex'))
  const addresses = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  expect(addresses.sort()).toEqual(indexable.map(({ path }) => site.origin + path).sort())
  expect(addresses).toEqual(expect.arrayContaining(slugs.map((slug) => `${site.origin}/blog/${slug}`)))
})
