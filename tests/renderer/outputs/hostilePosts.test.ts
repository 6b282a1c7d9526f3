import { readFileSync } from 'node:fs'
import { markdownCopy, searchIndex } from '@lintel/engine/outputs/blogFiles.ts'
import { contentPolicy } from '@lintel/engine/outputs/contentPolicy.ts'
import { feeds } from '@lintel/engine/outputs/feeds.ts'
import { formatRule, rulesFor } from '@lintel/engine/outputs/headers.ts'
import { overview } from '@lintel/engine/outputs/llms.ts'
import { sitemaps, urlEntry } from '@lintel/engine/outputs/sitemap.ts'
import type { Post } from '@lintel/engine/schemas/post.ts'
import { serialized, structuredData } from '@lintel/kit/document/structuredData.ts'
import { openSearchIndex } from '@lintel/rules/search/postIndex.ts'
import { site } from '@site/data/site.ts'
import fc from 'fast-check'
import matter from 'gray-matter'
import { parse } from 'node-html-parser'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { examplePost } from '#tests/content/examplePost.ts'
import { jsonFeedSchema } from './jsonFeedSchema.ts'
import { sitemapErrors } from './sitemapErrors.ts'

const atomSchema = readFileSync(new URL('atom.rng', import.meta.url), 'utf8')
const naughty: string[] = JSON.parse(readFileSync('tests/functions/fixtures/naughty-strings.json', 'utf8'))
const worst = [
  '\u0000\u0001\u0008\u000b\u000c\u001f',
  '\u007f\u0080\u0085\u009f',
  '\ufffe\uffff',
  '\ud800',
  'a\udc00b',
  '\udc00\ud800',
  '😀\u{1ffff}\u{10ffff}',
  '\u2028\u2029',
  'a\nb\r\nc\rd',
  ']]>',
  '<![CDATA[ x ]]>',
  '</script><script>x</script>',
  '<!--<script>',
  '-->',
  '&amp;&lt;&#1;&#xFFFF;&nope;',
  '---\ntitle: other',
  '](https://evil.example/) [',
  'x\r\nSet-Cookie: a=b',
  '"\'`>{{name}}',
]
/** So many stand in one feed. */
const many = 50

const texts = [...worst, ...naughty]
const batches = Array.from({ length: Math.ceil(texts.length / many) }, (_, index) =>
  texts.slice(index * many, (index + 1) * many),
)
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
  fc.constantFrom(...worst),
)

/** A post that says the text wherever an author can say anything. */
const saying = (text: string, index: number): Post =>
  examplePost({
    slug: `post-${index}`,
    title: text,
    description: text,
    author: text,
    tags: [text, 'plain'],
    headings: [text],
    heroImage: { src: `/${text}`, srcSet: null },
  })

/** What a reader can see of a text. */
const shown = (text: string) =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out.
    .replaceAll(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffd-\uffff]/g, '')

async function atomErrors(xml: string): Promise<string[]> {
  const { errors } = await validateXML({ xml, schema: atomSchema, extension: 'relaxng' })
  return errors.map(({ message }) => message)
}

async function expectWholeOutputs(texts: string[]) {
  const posts = texts.map(saying)
  const bodyOf = ({ title }: Post) => `## ${title}\n\n${title}\n\n[x](<${title}>) \`${title}\``

  const [atom, json] = feeds(posts, bodyOf)
  expect(await atomErrors(atom?.content ?? '')).toEqual([])
  const feed = JSON.parse(json?.content ?? '')
  expect(v.safeParse(jsonFeedSchema, feed).issues).toBeUndefined()
  expect(feed.items).toHaveLength(posts.length)
  expect(json?.content.isWellFormed()).toBe(true)
  for (const [index, { title }] of feed.items.entries()) expect(shown(title)).toBe(shown(texts[index] ?? ''))

  expect(() => openSearchIndex(searchIndex(posts).content)('plain')).not.toThrow()

  for (const post of posts) {
    const { data, content } = matter(markdownCopy(post, 'The words.').content, {})
    expect(shown(data.title)).toBe(shown(post.title))
    expect(content.trim().split('\n')).toHaveLength(3)
  }

  const llms = overview(posts)
  const articles = /\n## Articles\n\n([\s\S]*?)\n\n## /.exec(llms)?.[1]?.split('\n') ?? []
  expect(articles).toHaveLength(posts.length)
  for (const [index, line] of articles.entries()) {
    // The grammar of llmstxt.org.
    const { url } = /^- \[(?<name>[^\]]+)\]\((?<url>[^)]+)\)(?:: (?<notes>.*))?$/u.exec(line)?.groups ?? {}
    expect(url, JSON.stringify(line)).toBe(`${site.origin}/blog/post-${index}.md`)
  }

  for (const post of posts) {
    const head = {
      title: post.title,
      description: post.description,
      subject: { kind: 'post', post },
    } as const
    const data = serialized(structuredData(head, `/blog/${post.slug}`, `${site.origin}/social/x.png`))
    const scripts = parse(`<head><script type="application/ld+json">${data}</script><title>x</title></head>`)
    expect(scripts.querySelectorAll('script')).toHaveLength(1)
    const graph = JSON.parse(scripts.querySelector('script')?.rawText ?? '')['@graph']
    expect(graph.find((node: { '@type': string }) => node['@type'] === 'BlogPosting').headline).toBe(
      post.title,
    )
  }
}

describe('whatever posts say, every output can be read by those it is for', { timeout: 60_000 }, () => {
  test.each(batches.map((batch, index) => [index * many, batch] as const))(
    'the naughty strings from %i on',
    async (_, batch) => expectWholeOutputs(batch),
  )

  test('any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { minLength: many, maxLength: many }), expectWholeOutputs),
      { numRuns: 5 },
    )
  })
})

test('whatever the addresses of frames are, the rules of headers have one header a line', () => {
  const policies = texts.flatMap((text, index) => {
    const page = { scripts: [], styles: [], thirdParties: new Set<never>(), iframes: new Set([text]) }
    try {
      return { path: `/page-${index}`, policy: contentPolicy(page) }
    } catch (error) {
      expect((error as Error).message).toMatch(/must begin with https:\/\/ or \/|Invalid URL/)
      return []
    }
  })
  expect(policies.length).toBeGreaterThan(texts.length / 2)
  for (const { policy } of policies)
    expect(policy).toMatch(
      /^default-src 'none'; (?:(?!frame-)[^;]*; )*(?:frame-src (?:'self'|https?:\/\/[^\s;,]+); )?frame-ancestors 'none'; /,
    )
  for (const line of rulesFor(policies).map(formatRule).join('\n').split('\n'))
    expect(line).toMatch(/^$|^\/[!-~]*$|^ {2}! [\w-]+$|^ {2}[\w-]+: [ -~]+$/)
})

test('whatever paths are called, the sitemap is what the protocol says', { timeout: 60_000 }, async () => {
  // The protocol takes addresses of up to 2,048 characters.
  const paths = texts.filter((text) => encodeURI(text.toWellFormed()).length < 2000)
  const entries = paths.map((text) => urlEntry(`/${text}`, '2026-11-22'))
  const [file] = sitemaps(entries)
  expect(await sitemapErrors(file?.content ?? '')).toEqual([])
})
