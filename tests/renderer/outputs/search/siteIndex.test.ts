import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { readPage } from '#renderer/outputs/search/readPage.ts'
import { siteIndex } from '#renderer/outputs/search/siteIndex.ts'

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
  expect(about.sections[0]?.asked?.join(' ')).toContain('purpose')
  expect(siteIndex([about], 0).admissions[0]?.asked.join(' ')).toContain('price')
})
