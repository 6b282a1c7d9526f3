import { planPages } from '@lintel/engine/build/planPages.ts'
import { expect, test } from 'vitest'

test.each([
  ['/about', {}],
  ['/blog', {}],
  ['/blog/welcome-to-our-blog', { slug: 'welcome-to-our-blog' }],
  ['/blog/tags/ai', { tag: 'ai' }],
])('the parameters of %s', async (path, parameters) => {
  const page = (await planPages()).find((each) => each.path === path)
  expect(page?.routeParams).toEqual(parameters)
})

test('every path has one page, in their order', async () => {
  const paths = (await planPages()).map(({ path }) => path)
  expect(paths).toEqual([...new Set(paths)].sort())
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/404',
      '/blog',
      '/blog/not-found',
      '/blog/welcome-to-our-blog',
      '/blog/tags/ai',
    ]),
  )
})
