import { routeOf } from '@lintel/engine/render/pageMetadata.ts'
import { expect, test } from 'vitest'

test.each([
  ['/pages/index', '/', '/'],
  ['/pages/about', '/about', '/about'],
  ['/pages/blog/index', '/blog', '/blog'],
  ['/pages/blog/@slug', '/blog/a-post', '/blog/@slug'],
  ['/pages/blog/tags/@tag/index', '/blog/tags/ai', '/blog/tags/@tag'],
  ['/pages/_error', '/404', '/404'],
])('%s at %s has the route %s', (pageId, path, route) => expect(routeOf(pageId, path)).toBe(route))
