import { markdownCopy, searchIndex } from '@lintel/engine/outputs/blogFiles.ts'
import { openSearchIndex } from '@lintel/rules/search/postIndex.ts'
import { site } from '@site/data/site.ts'
import matter from 'gray-matter'
import { describe, expect, test } from 'vitest'
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

test('a Markdown copy has its facts on top and its title as heading', () => {
  const copy = markdownCopy(post, markdown).content
  const { data, content } = matter(copy, {})
  expect(data).toMatchObject({
    title: post.title,
    canonical: `${site.origin}/blog/queues`,
    date: '2025-01-20',
  })
  expect(content.trim()).toBe(`# ${post.title}\n\n${markdown}`)
})

describe('the search index', () => {
  const search = openSearchIndex(searchIndex([post, examplePost()]).content)

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
