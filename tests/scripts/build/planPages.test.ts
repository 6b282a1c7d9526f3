import { expect, test } from 'vitest'
import { parametersIn, planPages } from '#scripts/build/planPages.ts'

test.each([
  ['/about', '/about', {}],
  ['/blog/@slug', '/blog/plan', { slug: 'plan' }],
  ['/blog/tags/@tag/page/@page', '/blog/tags/ai/page/2', { tag: 'ai', page: '2' }],
])('the parameters of %s in %s', (route, path, parameters) => {
  expect(parametersIn(path, route)).toEqual(parameters)
})

test('every path has one page, in their order, and the style guide is none', async () => {
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
  expect(paths.filter((path) => path.includes('style-guide'))).toEqual([])
})
