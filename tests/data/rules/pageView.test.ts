import { isPagePath, isPathOf } from '@lintel/rules/pageView.ts'
import { expect, test } from 'vitest'

test.each(['/', '/about', '/404', '/blog/a-post', '/blog/tags/ai/page/2', `/${'a'.repeat(199)}`])(
  '%s is a path of a page',
  (path) => expect(isPagePath(path)).toBe(true),
)

test.each([
  '',
  'about',
  '//',
  '/about/',
  '//about',
  '/About',
  '/about?from=mail',
  '/about#team',
  '/blog/a-post.md',
  '/../about',
  '/a b',
  '/%41',
  '/é',
  '/about\n',
  'https://lintel.example/about',
  `/${'a'.repeat(200)}`,
])('%j is none', (path) => expect(isPagePath(path)).toBe(false))

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/blog/@slug', '/blog/a-post'],
  ['/blog/tags/@tag/page/@page', '/blog/tags/ai/page/2'],
])('the route %s has the path %s', (route, path) => expect(isPathOf(route, path)).toBe(true))

test.each([
  ['', '/'],
  ['/', '/about'],
  ['/about', '/'],
  ['/blog/@slug', '/blog'],
  ['/blog/@slug', '/tools/a-tool'],
  ['/blog/@slug', '/blog/tags/ai'],
  ['/blog/@', '/blog/a-post'],
  ['/blog/@a b', '/blog/a-post'],
])('the route %j does not have the path %s', (route, path) => expect(isPathOf(route, path)).toBe(false))
