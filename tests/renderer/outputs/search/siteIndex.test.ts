import { gzipSync } from 'node:zlib'
import { readPage } from '@lintel/engine/outputs/search/readPage.ts'
import { assistantBudget, assistantIndex } from '@lintel/engine/outputs/search/siteIndex.ts'
import { site } from '@site/data/site.ts'
import { expect, test } from 'vitest'

const documentOf = (title: string, main: string) =>
  `<html><head><title>${title} | ${site.name}</title></head><body><h1>Frame</h1><main id="main">${main}</main></body></html>`

test('a page has its title, and its main part by heading', () => {
  const html = documentOf('Boats &amp; masts', '<h2 id="one">Hulls</h2><p>Of wood.</p><h2>Empty</h2>')
  expect(readPage('/boats', html)).toEqual({
    path: '/boats',
    title: 'Boats & masts',
    sections: [{ heading: 'Hulls', anchor: 'one', blocks: [{ sentences: ['Of wood.'] }] }],
  })
})

test('a section has the words of the questions that it answers, and so has an admission', () => {
  const about = readPage('/about', documentOf('About', '<h2>Mission</h2><p>A goal.</p>'))
  expect(about.sections[0]?.asked?.join(' ')).toContain('purpos')
  expect(JSON.parse(assistantIndex([])).admissions[0].asked.join(' ')).toContain('price')
})

test.each(['toString', 'constructor', '__proto__'])(
  'a heading may be called %s, as what every object has',
  (name) => {
    const page = readPage('/about', documentOf('About', `<h2>${name}</h2><p>A goal.</p>`))
    expect(page.sections).toMatchObject([{ heading: name }])
    expect(page.sections[0]?.asked).toBeUndefined()
  },
)

test('of the newest articles the assistant has as many as fit, from the newest on', () => {
  const word = (seed: number) => (Math.sin(seed) * 1e9).toString(36)
  const articles = Array.from({ length: 12 }, (_, article) => ({
    path: `/blog/${article}`,
    title: '',
    sections: [
      {
        heading: '',
        blocks: [{ sentences: Array.from({ length: 900 }, (_, n) => word(article * 900 + n)) }],
      },
    ],
  }))
  const json = assistantIndex(articles)
  const paths: string[] = JSON.parse(json).articles.map(({ path }: { path: string }) => path)
  expect(paths.length).toBeGreaterThan(2)
  expect(paths.length).toBeLessThan(12)
  expect(paths).toEqual(articles.slice(0, paths.length).map(({ path }) => path))
  expect(gzipSync(json).length).toBeLessThanOrEqual(assistantBudget)
  expect(JSON.parse(assistantIndex(articles.slice(0, 1))).articles).toHaveLength(1)
})
