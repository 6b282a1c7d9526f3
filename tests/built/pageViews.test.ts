import { isPagePath, isPathOf } from '@lintel/rules/pageView.ts'
import { site } from '@site/data/site.ts'
import { expect, test } from 'vitest'
import { capture, pages } from './artefact.ts'

test.each(pages)('$path tells its route and path only where views are counted', ({ path, html }) => {
  const route = capture(html, /<html[^>]* data-route="([^"]*)"/)
  const counted = capture(html, /<html[^>]* data-path="([^"]*)"/)
  if (site.analytics === 'none') expect([route, counted]).toEqual([undefined, undefined])
  else {
    expect(counted).toBe(path)
    expect(isPagePath(path)).toBe(true)
    expect(isPathOf(route ?? '', path)).toBe(true)
  }
})

test.each(['/privacy-policy', '/cookies'])('%s says what is counted', (path) => {
  const html = pages.find((page) => page.path === path)?.html ?? ''
  expect(/We count[^.]*(viewed|page views)/.test(html)).toBe(site.analytics === 'own')
})
