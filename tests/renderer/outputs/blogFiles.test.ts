import matter from 'gray-matter'
import { describe, expect, test } from 'vitest'
import { openSearchIndex } from '#components/blog/searchIndex.ts'
import { site } from '#data/site.ts'
import { feeds } from '#renderer/outputs/feeds.ts'
import { markdownCopy } from '#renderer/outputs/markdownCopies.ts'
import { searchIndex } from '#renderer/outputs/searchIndex.ts'
import { examplePost } from '#tests/content/examplePost.ts'

const post = examplePost({
  slug: 'queues',
  title: 'Queues & <retries>',
  description: 'When "at least once" is enough.',
  tags: ['architecture'],
  headings: ['Dead letters'],
})
const markdown =
  '## Dead letters\n\nSee [services](/services), [above](#dead-letters) and [this](javascript:alert(1)).'
const markdownOf = () => markdown

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
      author: { name: 'Team' },
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

test('a Markdown copy has its facts on top and its title as heading', () => {
  const copy = markdownCopy(post, markdown)
  expect(copy.path).toBe('blog/queues.md')
  const { data, content } = matter(copy.content, {})
  expect(data).toMatchObject({
    title: post.title,
    canonical: `${site.origin}/blog/queues`,
    date: '2025-01-20',
  })
  expect(content.trim()).toBe(`# ${post.title}\n\n${markdown}`)
})

describe('the search index', () => {
  const search = openSearchIndex(searchIndex([post, examplePost()])[0]?.content ?? '')

  test.each(['queue', 'retries', 'architec', 'dead letters', 'quees', 'at least once'])(
    'finds a post by "%s"',
    (query) => {
      expect(search(query).map(({ slug }) => slug)).toEqual(['queues'])
    },
  )

  test('does not know what nobody wrote', () => {
    expect(search('gardening')).toEqual([])
  })
})
