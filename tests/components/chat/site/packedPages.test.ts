import { expect, test } from 'vitest'
import { packPage, unpackPage } from '#components/chat/site/packedPages.ts'
import type { SitePage } from '#components/chat/site/sitePage.ts'

const blocks = [
  { sentences: ['One.', 'Two.'] },
  { label: 'Risk', isList: true as const, sentences: ['Item'] },
]
const page: SitePage = {
  path: '/boats',
  title: 'Boats',
  passages: [
    { heading: 'Hulls & masts', anchor: 'hulls--masts', context: 'Wood', asked: 'ships', blocks },
    { heading: 'Hulls & masts', anchor: 'elsewhere', blocks: [] },
    { heading: '1', blocks: [{ label: '', sentences: [] }].map(({ sentences }) => ({ sentences })) },
  ],
}

test('what travels is read as it was written', () => {
  expect(unpackPage(JSON.parse(JSON.stringify(packPage(page))))).toEqual(page)
})

test('an anchor that follows from its heading does not travel', () => {
  expect(JSON.stringify(packPage(page))).not.toContain('hulls--masts')
})
