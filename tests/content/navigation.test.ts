import { readFileSync } from 'node:fs'
import { navigation } from '@lintel/engine/content/navigation.ts'
import { setUnsaved } from '@lintel/engine/content/sources.ts'
import { afterEach, expect, test } from 'vitest'

const file = 'content/interface/navigation.yaml'
afterEach(() => setUnsaved(file, undefined))

const before = readFileSync(file, 'utf8')
const addresses = () => {
  const { headerLinks, indexLinks } = navigation()
  return [...headerLinks, ...indexLinks].map(({ href }) => href)
}

test('an entry that the owner leaves out is in no menu, and stays in the footer', () => {
  const all = addresses()
  expect(all).toContain('/pricing')
  setUnsaved(
    file,
    before.replace('caseStudies: false', 'caseStudies: true').replace('blog: false', 'blog: true'),
  )
  expect(addresses()).toEqual(all.filter((href) => href !== '/case-studies' && href !== '/blog'))
  const inFooter = navigation().footerGroups.flatMap(({ links }) => links.map(({ href }) => href))
  expect(inFooter).toEqual(expect.arrayContaining(['/case-studies', '/blog']))
})

test('a site that says nothing of it shows all entries', () => {
  const all = addresses()
  setUnsaved(file, before.replace(/ {2}leftOut:\n(?: {4}.*\n)+/, ''))
  expect(addresses()).toEqual(all)
})
