import { readFileSync } from 'node:fs'
import { parsePost } from '@lintel/engine/content/parsePost.ts'
import { feeds } from '@lintel/engine/outputs/feeds.ts'
import type { Post } from '@lintel/engine/schemas/post.ts'
import { shareLinks } from '@lintel/kit/share/shareLinks.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { malformedAddresses } from '#tests/support/hostile/addresses.ts'
import { hostileMarkdown } from '#tests/support/hostile/markdown.ts'
import { articleHtml } from './articleHtml.ts'

const naughty: string[] = JSON.parse(readFileSync('tests/functions/fixtures/naughty-strings.json', 'utf8'))

const phrase = fc.oneof(
  fc.constantFrom(...naughty),
  fc.constantFrom(
    '\ud800',
    'a\udfffb',
    '\u0001',
    '\uffff',
    '\ue000card\ue001',
    '{{name}}',
    '{{cookieTable}}',
  ),
  fc.string({ unit: 'binary' }),
)
const address = fc.oneof(fc.constantFrom(...malformedAddresses), phrase)

const part = fc.oneof(
  phrase,
  fc.constantFrom(...Object.values(hostileMarkdown).flat()),
  address.map((each) => `[a](${each}) ![b](<${each}>) <${each}>\n\n[c]: ${each}\n\n[c]`),
  fc
    .tuple(
      fc.constantFrom('> ', '- ', '1. ', '*a ', '[', '**', '`', '~~', '|'),
      fc.integer({ max: 3000, min: 1 }),
    )
    .map(([sign, count]) => `${sign.repeat(count)}a`),
)

/** Any text as YAML can write it, and what is no YAML. */
const value = fc.oneof(
  phrase.map((each) => JSON.stringify(each)),
  phrase,
  fc.array(phrase, { maxLength: 3 }).map((each) => JSON.stringify(each)),
  address.map((each) => JSON.stringify(each)),
)

const source = fc
  .record({
    title: fc.oneof(
      phrase.map((each) => JSON.stringify(`T${each}`)),
      value,
    ),
    fields: fc.dictionary(
      fc.constantFrom('updated', 'description', 'author', 'tags', 'heroImage', 'draft', 'drfat', '__proto__'),
      value,
      { maxKeys: 3 },
    ),
    parts: fc.array(part, { maxLength: 4 }),
  })
  .map(({ title, fields, parts }) => {
    const lines = Object.entries({ title, date: '2025-01-20', ...fields })
    return `---\n${lines.map(([name, text]) => `${name}: ${text}`).join('\n')}\n---\n\n${parts.join('\n\n')}`
  })

test('any post is shown whole, or what is wrong with it is said with file, line and fix', {
  timeout: 120_000,
}, async () => {
  const shown: { post: Post; markdown: string }[] = []
  const check = (text: string) => {
    const { post, markdown, errors, warnings } = parsePost('any.md', text)
    expect(post === null).toBe(errors.length > 0)
    for (const { file, line, message, fix } of [...errors, ...warnings]) {
      expect(file).toBe('content/blog/any.md')
      expect(line).toBeGreaterThanOrEqual(1)
      expect(line).toBeLessThanOrEqual(text.split(/\r\n?|\n/).length)
      expect(message.length).toBeGreaterThan(5)
      expect(fix.length).toBeGreaterThan(10)
    }
    if (!post) return
    shareLinks(post.title, 'https://example.com/')
    shown.push({ post, markdown })
  }
  fc.assert(fc.property(source, check), {
    numRuns: 1500,
    examples: [...malformedAddresses, ...naughty].map((each) => [
      `---\ntitle: ${JSON.stringify(`T${each}`)}\ndate: 2025-01-20\n---\n\n[a](${each})\n\n${each}`,
    ]),
  })
  expect(shown.length).toBeGreaterThan(500)

  const xml = `<all>${shown.map(({ markdown }) => `<div>${articleHtml(markdown)}</div>`).join('\n')}</all>`
  expect((await validateXML({ xml, normalization: 'format' })).errors).toEqual([])
  const posts = shown.map(({ post }, index) => ({ ...post, slug: `any-${index}` }))
  const markdowns = new Map(posts.map(({ slug }, index) => [slug, shown[index]?.markdown ?? '']))
  for (let start = 0; start < posts.length; start += 50) {
    const [atom] = feeds(posts.slice(start, start + 50), ({ slug }) => markdowns.get(slug) ?? '')
    const { errors } = await validateXML({ xml: atom?.content ?? '', normalization: 'format' })
    expect(errors).toEqual([])
  }
})
