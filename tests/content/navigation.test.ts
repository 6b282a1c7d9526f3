import { readFileSync } from 'node:fs'
import { navigation } from '@lintel/engine/content/navigation.ts'
import { setUnsaved } from '@lintel/engine/content/sources.ts'
import { afterEach, expect, test } from 'vitest'

const file = 'content/interface/navigation.yaml'
afterEach(() => setUnsaved(file, undefined))

const before = readFileSync(file, 'utf8')
const addresses = () => {
  const { headerLinks, moreLinks } = navigation()
  return [...headerLinks, ...moreLinks].map(({ href }) => href)
}

test('an entry that the owner removes is in no menu, and stays in the footer', () => {
  const all = addresses()
  expect(all).toContain('/pricing')
  setUnsaved(file, before.replaceAll(/^ {4}- \{ label: (?:Case Studies|Blog),.*\n/gm, ''))
  expect(addresses()).toEqual(all.filter((href) => href !== '/case-studies' && href !== '/blog'))
  const inFooter = navigation().footerGroups.flatMap(({ links }) => links.map(({ href }) => href))
  expect(inFooter).toEqual(expect.arrayContaining(['/case-studies', '/blog']))
})

test('entries stand in the order in which they are written', () => {
  const [services = '', ...others] = /entries:\n((?: {4}- .*\n)+)/.exec(before)?.[1]?.match(/.+\n/g) ?? []
  setUnsaved(file, before.replace(services + others.join(''), others.reverse().join('') + services))
  expect(navigation().headerLinks.map(({ label }) => label)).toEqual([
    'Blog',
    'Tools',
    'Samples',
    'Case Studies',
    'About',
    'Why Choose',
    'Who We Help',
    'Services',
  ])
})

test('what leads to a section that the home page leaves out is left out, or leads to the page of it', () => {
  const home = 'content/pages/home.yaml'
  setUnsaved(
    home,
    readFileSync(home, 'utf8').replaceAll(/block: (?:audiences|reasons|pillars)\n/g, '$&    hidden: true\n'),
  )
  const links = navigation().headerLinks.map(({ href }) => href)
  setUnsaved(home, undefined)
  expect(links).not.toEqual(expect.arrayContaining(['/#who-we-help']))
  expect(links.filter((href) => href.includes('#'))).toEqual([])
  expect(links).toContain('/about')
})
