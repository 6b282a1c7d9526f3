import { readFileSync } from 'node:fs'
import { feeds } from '@lintel/engine/outputs/feeds.ts'
import { site } from '@site/data/site.ts'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { examplePost } from '#tests/content/examplePost.ts'
import { jsonFeedSchema } from './jsonFeedSchema.ts'

const post = examplePost({
  slug: 'queues',
  title: 'Queues & <retries>',
  description: 'When "at least once" is enough.',
  tags: ['architecture'],
})
const markdown =
  '## Dead letters\n\nSee [services](/services), [above](#dead-letters) and [this](javascript:alert(1)). ]]>\n\n' +
  '| a | b |\n|---|---|\n| 1 | & |\n\n```ts\nconst a = b < c && d\n```'
const markdownOf = () => markdown
const many = Array.from({ length: 60 }, (_, index) => examplePost({ slug: `post-${index}` }))
const cases = { 'one post': [post], 'more posts than a feed carries': many, 'no post': [] }
const atomSchema = readFileSync(new URL('atom.rng', import.meta.url), 'utf8')

describe('feeds', () => {
  const [atom = '', json = ''] = feeds([post], markdownOf).map(({ content }) => content)

  test('escape titles once in Atom and not in JSON', () => {
    expect(atom).toContain('<![CDATA[Queues &amp; &lt;retries&gt;]]>')
    expect(JSON.parse(json).items[0].title).toBe('Queues & <retries>')
  })

  test('make addresses absolute and drop unsafe ones', () => {
    const { content_html: html } = JSON.parse(json).items[0]
    expect(html).toContain(`href="${site.origin}/services"`)
    expect(html).toContain(`href="${site.origin}/blog/queues#dead-letters"`)
    expect(html).not.toContain('javascript:')
  })

  test('name address, day, author and topic of an entry', () => {
    expect(JSON.parse(json).items[0]).toMatchObject({
      id: `${site.origin}/blog/queues`,
      url: `${site.origin}/blog/queues`,
      date_published: '2025-01-20T00:00:00.000Z',
      authors: [{ name: 'Team' }],
      tags: ['architecture'],
    })
    expect(atom).toContain('<published>2025-01-20T00:00:00.000Z</published>')
  })

  test('carry the newest fifty posts', () => {
    const posts = Array.from({ length: 60 }, (_, index) => examplePost({ slug: `post-${index}` }))
    const { items } = JSON.parse(feeds(posts, markdownOf)[1]?.content ?? '')
    expect(items).toHaveLength(50)
    expect(items[0].id).toContain('/post-0')
  })

  test('exist without posts', () => {
    expect(JSON.parse(feeds([])[1]?.content ?? '').items).toEqual([])
  })
})

describe.each(Object.entries(cases))('with %s', (_, posts) => {
  const [atom = '', json = ''] = feeds(posts, markdownOf).map(({ content }) => content)

  test('the Atom feed is what RFC 4287 says', { timeout: 30_000 }, async () => {
    const { errors } = await validateXML({ xml: atom, schema: atomSchema, extension: 'relaxng' })
    expect(errors.map(({ message }) => message)).toEqual([])
  })

  test('no two entries share an id, and each can be read and found', () => {
    const entries = atom.split('<entry>').slice(1)
    const ids = entries.map((entry) => /<id>(.*?)<\/id>/.exec(entry)?.[1])
    expect(new Set(ids).size).toBe(Math.min(posts.length, 50))
    for (const entry of entries) {
      expect(entry.match(/<link href="https:\/\/[^"]+"\/>/g)).toHaveLength(1)
      expect(entry).toContain('<content type="html">')
      expect(entry).toContain('<author>')
    }
    expect(atom.match(/<link rel="self"/g)).toHaveLength(1)
    expect(atom.match(/^ {4}<link rel="alternate"/gm)).toHaveLength(1)
  })

  test('the JSON feed is what version 1.1 says', () => {
    const { issues = [] } = v.safeParse(jsonFeedSchema, JSON.parse(json))
    expect(issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toEqual([])
  })
})

test('what RFC 4287 forbids is found', { timeout: 30_000 }, async () => {
  const [atom = ''] = feeds([post], markdownOf).map(({ content }) => content)
  const broken = [atom.replace(/<id>.*?<\/id>/, ''), atom.replace(/<updated>.*?</, '<updated>yesterday<')]
  for (const xml of broken) {
    const { valid } = await validateXML({ xml, schema: atomSchema, extension: 'relaxng' })
    expect(valid).toBe(false)
  }
})
