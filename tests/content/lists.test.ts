import {
  listAt,
  listPage,
  listPaths,
  neighborsOf,
  postsAbout,
  relatedTo,
  topicsOf,
} from '@lintel/engine/content/lists.ts'
import type { Post } from '@lintel/engine/schemas/post.ts'
import { describe, expect, test } from 'vitest'
import { examplePost } from './examplePost.ts'

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => examplePost({ slug: `post-${index}` }))
const slugsOf = (posts: { slug: string }[]) => posts.map(({ slug }) => slug)

describe('pages of a list', () => {
  test.each([
    [0, ['/blog']],
    [24, ['/blog']],
    [25, ['/blog', '/blog/page/2']],
    [72, ['/blog', '/blog/page/2', '/blog/page/3']],
  ])('%i posts stand at %j', (count, paths) => expect(listPaths(many(count))).toEqual(paths))

  test('a topic has pages of its own', () => {
    const posts = many(25).map((post) => ({ ...post, tags: ['AI'] }))
    expect(listPaths(posts).slice(2)).toEqual(['/blog/tags/ai', '/blog/tags/ai/page/2'])
  })

  test('hold 24 posts, the last one the rest', () => {
    expect(listPage(many(25))?.posts).toHaveLength(24)
    expect(slugsOf(listPage(many(25), '2')?.posts ?? [])).toEqual(['post-24'])
    expect(listPage([])).toEqual({ posts: [], page: 1, pages: 1 })
  })

  test.each(['0', '1', '02', '2.0', '3', '-2', 'two', ''])('have no page "%s"', (written) => {
    expect(listPage(many(25), written)).toBeUndefined()
  })
})

test.each([
  ['/blog', {}],
  ['/blog/page/2', { page: '2' }],
  ['/blog/tags/ai', { tag: 'ai' }],
  ['/blog/tags/page/page/2', { tag: 'page', page: '2' }],
  ['/blog/a-post', false],
  ['/blog/tags', false],
  ['/blog/page/2/more', false],
  ['/about', false],
])('the list at %s is %j', (path, list) => expect(listAt(path)).toEqual(list))

describe('topics', () => {
  const posts = [
    examplePost({ slug: 'a', tags: ['AI', 'data'] }),
    examplePost({ slug: 'b', tags: ['ai', 'mlops'] }),
    examplePost({ slug: 'c', tags: ['data'] }),
    examplePost({ slug: 'd', tags: ['ai'] }),
    examplePost({ slug: 'e' }),
  ]

  test('are counted whatever their case, the most used first', () => {
    expect(topicsOf(posts).map(({ slug, count }) => [slug, count])).toEqual([
      ['ai', 3],
      ['data', 2],
      ['mlops', 1],
    ])
    expect(slugsOf(postsAbout(posts, 'ai'))).toEqual(['a', 'b', 'd'])
  })

  test('relate posts as if each were compared with all others', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    const tagged = Array.from({ length: 120 }, (_, index) =>
      examplePost({ slug: `post-${index}`, tags: names.filter((_, bit) => (index * 7) & (1 << bit)) }),
    )
    const score = (post: Post, other: Post) =>
      other.tags.reduce(
        (sum, tag) => sum + (post.tags.includes(tag) ? 1 / postsAbout(tagged, tag).length : 0),
        0,
      )
    for (const post of tagged) {
      const isBeside = (other: Post) => Math.abs(tagged.indexOf(other) - tagged.indexOf(post)) <= 1
      const others = tagged.filter((other) => !isBeside(other) && score(post, other) > 0)
      const best = others.sort((one, other) => score(post, other) - score(post, one)).slice(0, 3)
      expect(slugsOf(relatedTo(tagged, post))).toEqual(slugsOf(best))
    }
  })

  test('relate posts, rare ones more than common ones, but for the neighbors', () => {
    const [first, , , , untagged] = posts
    expect(first && slugsOf(relatedTo(posts, first))).toEqual(['c', 'd'])
    expect(untagged && relatedTo(posts, untagged)).toEqual([])
  })
})

test('neighbors are the posts published just before and after', () => {
  const posts = many(3)
  expect(neighborsOf(posts, examplePost({ slug: 'post-0' }))).toMatchObject({
    previous: { slug: 'post-1' },
    next: undefined,
  })
  expect(neighborsOf(posts, examplePost({ slug: 'post-1' }))).toMatchObject({
    previous: { slug: 'post-2' },
    next: { slug: 'post-0' },
  })
})
