import { brokenLinks, linksOf } from '@lintel/engine/built/links.ts'
import { expect, test } from 'vitest'
import { pages } from './artefact.ts'

test.each(pages)('every link and anchor of $path leads somewhere', (page) => {
  expect(linksOf(page).length).toBeGreaterThan(10)
  expect(brokenLinks(page, pages)).toEqual([])
})

test.each(pages)('every id of $path stands once', ({ html }) => {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test.each(pages)('links of $path that open a new tab have no opener', ({ html }) => {
  const blank = [...html.matchAll(/<a\b[^>]*target="_blank"[^>]*>/g)].map(([tag]) => tag)
  expect(blank.filter((tag) => !/rel="[^"]*noopener/.test(tag))).toEqual([])
})
