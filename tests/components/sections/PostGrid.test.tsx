import type { Post } from '@lintel/engine/schemas/post.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PostGrid } from '#components/sections/blog/PostGrid.tsx'

const post: Post = {
  slug: 'a-post',
  title: 'A post',
  date: '2025-01-15',
  description: '',
  author: 'The team',
  tags: [],
} as unknown as Post

test.each([
  [110, false],
  [111, true],
  [400, true],
])('a description of %i characters is clamped to three lines: %s', (length, isClamped) => {
  const description = 'word '
    .repeat(100)
    .slice(0, length - 1)
    .concat('.')
  expect(renderToStaticMarkup(<PostGrid posts={[{ ...post, description }]} />).includes('line-clamp-3')).toBe(
    isClamped,
  )
})
