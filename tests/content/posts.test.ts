import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unknownFields } from '@lintel/engine/content/frontMatter.ts'
import {
  checkFrontMatter,
  isPublished,
  postBySlug,
  postList,
  readPosts,
} from '@lintel/engine/content/posts.ts'
import { getEntry } from '@lintel/engine/content/store.ts'
import { describeDiagnostic } from '@lintel/rules/diagnostic.ts'
import { site } from '@site/data/site.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { examplePost } from './examplePost.ts'

const whole = { title: 'Queues', date: '2025-01-20' }

function brokenFields(fields: object): string[] {
  const checked = checkFrontMatter(fields)
  return 'errors' in checked ? checked.errors.map(({ field }) => field) : []
}

describe('checkFrontMatter', () => {
  test('fills in what may be left out', () => {
    expect(checkFrontMatter(whole)).toEqual({
      frontMatter: {
        ...whole,
        description: '',
        author: site.team,
        tags: [],
        heroImage: undefined,
        draft: false,
      },
    })
  })

  test.each([
    [{ ...whole, description: null, tags: null, author: null, heroImage: null }],
    [{ ...whole, date: '2024-02-29' }],
    [{ ...whole, updated: '2025-03-02' }],
    [{ ...whole, date: '2025-01-20T09:30:00Z' }],
    [{ ...whole, heroImage: 'https://images.example/queue.png' }],
    [{ ...whole, heroImage: '/images/queue.png' }],
  ])('accepts %j', (fields) => expect(brokenFields(fields)).toEqual([]))

  test.each([
    ['title', { date: whole.date }],
    ['title', { ...whole, title: '   ' }],
    ['title', { ...whole, title: 2025 }],
    ['date', { title: whole.title }],
    ['date', { ...whole, date: '2025-02-30' }],
    ['date', { ...whole, date: '20.1.2025' }],
    ['date', { ...whole, date: 'soon' }],
    ['updated', { ...whole, updated: '2025-02-30' }],
    ['updated', { ...whole, updated: '2025-01-19' }],
    ['description', { ...whole, description: ['a'] }],
    ['author', { ...whole, author: '' }],
    ['tags', { ...whole, tags: 'ai' }],
    ['tags', { ...whole, tags: [2025] }],
    ['tags', { ...whole, tags: ['!?'] }],
    ['tags', { ...whole, tags: ['y'.repeat(260)] }],
    ['heroImage', { ...whole, heroImage: 'javascript:alert(1)' }],
    ['heroImage', { ...whole, heroImage: '//elsewhere.example/a.png' }],
    ['heroImage', { ...whole, heroImage: '/\\elsewhere.example/a.png' }],
    ['draft', { ...whole, draft: 'yes' }],
  ])('names %s in %j', (field, fields) => expect(brokenFields(fields)).toEqual([field]))

  test('names every broken field once, each with its fix', () => {
    const checked = checkFrontMatter({ tags: [1, 2] })
    expect(checked).toMatchObject({ errors: [{ field: 'title' }, { field: 'date' }, { field: 'tags' }] })
    if ('errors' in checked) for (const { field, fix } of checked.errors) expect(fix).toContain(`${field}:`)
  })

  test('takes spellings of one tag as one', () => {
    expect(checkFrontMatter({ ...whole, tags: ['Machine Learning', 'machine-learning'] })).toMatchObject({
      frontMatter: { tags: ['machine-learning'] },
    })
  })

  test('says which fields no post has', () => {
    expect(unknownFields({ ...whole, drfat: true }).map(({ field }) => field)).toEqual(['drfat'])
  })
})

describe('readPosts', () => {
  const folders: string[] = []
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
  })

  function read(files: Record<string, string>) {
    const folder = mkdtempSync(join(tmpdir(), 'posts-'))
    folders.push(folder)
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    return readPosts(folder)
  }
  const post = (fields: string, body = 'Some text.') => `---\n${fields}\n---\n\n${body}\n`

  test('sorts newest first and ignores what is no post', () => {
    const { posts, errors } = read({
      'old.md': post('title: Old\ndate: 2024-12-31'),
      'new.mdx': post('title: New\ndate: 2025-01-01'),
      'notes.txt': 'no post',
    })
    expect(posts.map(({ slug }) => slug)).toEqual(['new', 'old'])
    expect(errors).toEqual([])
  })

  test('knows an author of content/people/ by the id; until a name is supplied, the team has written it', () => {
    const { posts } = read({
      'a.md': post('title: A\ndate: 2025-01-01\nauthor: lead-architect'),
      'b.md': post('title: B\ndate: 2025-01-01\nauthor: A Guest'),
    })
    const { name } = getEntry('people', 'lead-architect') ?? {}
    expect(posts).toMatchObject([
      { author: name ?? site.team, person: { id: 'lead-architect' } },
      { author: 'A Guest', person: null },
    ])
  })

  test('skips broken posts and names file, line and field', () => {
    const { posts, errors } = read({
      'fine.md': post('title: Fine\ndate: 2025-01-01'),
      'no-title.md': post('date: 2025-01-01'),
      'wrong-day.md': post('title: Wrong\ndate: 2025-02-30'),
      'no-fields.md': 'Only text.',
      'Upper.md': post('title: Upper\ndate: 2025-01-01'),
      'tags.md': post('title: Tags\ndate: 2025-01-01'),
      [`${'z'.repeat(240)}.md`]: post('title: Long\ndate: 2025-01-01'),
      'token.md': post('title: Token\ndate: 2025-01-01', 'By {{nobody}}.'),
    })
    expect(posts.map(({ slug }) => slug)).toEqual(['fine'])
    expect(errors.map(({ file, line, field }) => `${file}:${line} ${field}`)).toEqual([
      'content/blog/Upper.md:1 file name',
      'content/blog/no-fields.md:1 title',
      'content/blog/no-fields.md:1 date',
      'content/blog/no-title.md:1 title',
      'content/blog/tags.md:1 file name',
      'content/blog/token.md:6 text',
      'content/blog/wrong-day.md:3 date',
      `content/blog/${'z'.repeat(240)}.md:1 file name`,
    ])
  })

  test.each<[name: string, fields: string, body: string, place: string, message: string]>([
    ['deep', 'title: A', `Text.\n\n${'>'.repeat(5000)} a`, '8:101', 'nested more than 100 levels'],
    ['slot', 'title: A', '{{cookieTable}}', '6', 'unknown token: {{cookieTable}}'],
    ['host', 'title: A\nheroImage: "/\\\\example.com:port/"', 'Text.', '4', 'heroImage is not the name'],
  ])('skips a post alone: %s', (name, fields, body, position, message) => {
    const { posts, errors } = read({
      'fine.md': post('title: Fine\ndate: 2025-01-01'),
      [`${name}.md`]: post(`date: 2025-01-01\n${fields}`, body),
    })
    expect(posts.map(({ slug }) => slug)).toEqual(['fine'])
    expect(errors.map(describeDiagnostic)).toEqual([
      expect.stringMatching(new RegExp(`^content/blog/${name}\\.md:${position} .*${message}.*: write|use`)),
    ])
  })

  test.each<[name: string, fields: string, body: string, line: number, message: string]>([
    ['a link', 'title: A', 'Text.\n\n[a](https://example.com:port/)', 8, 'leads nowhere'],
    ['a reference', 'title: A', '[a][b]\n\n[b]: javascript:alert(1)', 8, 'leads nowhere'],
    ['a title', 'title: "A \\ud800"', 'Text.', 3, 'title has characters that no page can show'],
    ['a tag', 'title: A\ntags: ["a\\u0001b"]', 'Text.', 4, 'tags has characters'],
  ])('shows a post without what is broken in %s, and says so', (_, fields, body, line, message) => {
    const { posts, errors, warnings } = read({ 'a.md': post(`date: 2025-01-01\n${fields}`, body) })
    expect(errors).toEqual([])
    expect(posts).toHaveLength(1)
    expect(JSON.stringify(posts[0])).not.toMatch(/\\u/)
    expect(warnings).toMatchObject([
      { file: 'content/blog/a.md', line, message: expect.stringContaining(message), fix: expect.any(String) },
    ])
  })

  test('names what has the name of a post and is no file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'posts-'))
    folders.push(folder)
    writeFileSync(join(folder, 'fine.md'), post('title: Fine\ndate: 2025-01-01'))
    mkdirSync(join(folder, 'folder.md'))
    writeFileSync(Buffer.concat([Buffer.from(`${folder}/caf`), Buffer.from([0xe9]), Buffer.from('.md')]), 'A')
    symlinkSync('nothing', join(folder, 'dangling.md'))
    symlinkSync('fine.md', join(folder, 'linked.md'))
    symlinkSync(join(import.meta.dirname, 'posts.test.ts'), join(folder, 'elsewhere.md'))
    const { posts, errors } = readPosts(folder)
    expect(posts.map(({ slug }) => slug)).toEqual(['fine', 'linked'])
    expect(errors.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'content/blog/caf\u{fffd}.md:1',
      'content/blog/dangling.md:1',
      'content/blog/elsewhere.md:1',
      'content/blog/folder.md:1',
    ])
  })

  test('names the line of front matter that cannot be read', () => {
    const { posts, errors } = read({ 'bad.md': post('title: One: two\ndate: 2025-01-01') })
    expect(posts).toEqual([])
    expect(errors).toMatchObject([{ file: 'content/blog/bad.md', line: 2, field: 'front matter' }])
  })

  test.each(['---js', '---javascript', '---JS', '---coffee'])(
    'never runs front matter that begins with %s',
    (begin) => {
      const { posts, errors } = read({
        'code.md': `${begin}\n{ title: globalThis.ran = true, date: '2025-01-01' }\n---\n`,
      })
      expect(posts).toEqual([])
      expect(errors).toHaveLength(1)
      expect(globalThis).not.toHaveProperty('ran')
    },
  )

  test('keeps the first of two posts with one address', () => {
    const { posts, errors } = read({
      'same.md': post('title: First\ndate: 2025-01-01'),
      'same.mdx': post('title: Second\ndate: 2025-01-01'),
    })
    expect(posts.map(({ title }) => title)).toEqual(['First'])
    expect(errors.map(describeDiagnostic)).toEqual([
      'content/blog/same.mdx:1 another post has this name: rename one of them',
    ])
  })

  test('puts facts in place of tokens, counts words and drops control characters', () => {
    const body = 'By {{name}},\u000b in 200 words.\n\n## Why\n\n```sh\n# a remark\n```'
    const { posts } = read({ 'one.md': post('title: From {{name}}\ndate: 2025-01-01', body) })
    expect(posts[0]).toMatchObject({
      title: `From ${site.name}`,
      headings: ['Why'],
      minutes: 1,
    })
  })
})

describe('isPublished', () => {
  test.each([
    ['a post of today', { date: '2025-01-20' }, true],
    ['an older post', { date: '2024-05-01' }, true],
    ['a post of tomorrow', { date: '2025-01-21' }, false],
    ['a draft', { date: '2024-05-01', draft: true }, false],
    ['a post of this minute', { date: '2025-01-20', time: '09:00-05:00' }, true],
    ['a post of the next minute', { date: '2025-01-20', time: '09:01-05:00' }, false],
    ['a post of tomorrow there, and of this minute here', { date: '2025-01-21', time: '00:00+10:00' }, true],
    ['a post that ends in a minute', { date: '2024-05-01', until: '2025-01-20T09:01-05:00' }, true],
    ['a post that ends now', { date: '2024-05-01', until: '2025-01-20T09:00-05:00' }, false],
  ])('knows %s', (_, fields, published) =>
    expect(isPublished(examplePost(fields), Date.parse('2025-01-20T14:00Z'))).toBe(published),
  )
})

describe("the site's own posts", () => {
  test('hold the eight that it came with, newest first, and none is broken', () => {
    const warn = vi.spyOn(console, 'warn')
    const slugs = postList().map(({ slug }) => slug)
    expect(slugs.length).toBeGreaterThanOrEqual(8)
    const [first, last] = ['llm-rag-ai-agents-business-guide', 'welcome-to-our-blog']
    expect(slugs.indexOf(first)).toBeLessThan(slugs.indexOf(last))
    expect(warn).not.toHaveBeenCalled()
  })

  test('are found by slug', () => {
    expect(postBySlug('welcome-to-our-blog')).toMatchObject({ date: '2025-01-15', author: site.team })
    expect(postBySlug('nothing-here')).toBeUndefined()
  })
})

test('a site without the folder of posts has none', () => {
  expect(readPosts('content/none')).toEqual({ posts: [], errors: [], warnings: [] })
})
