import { headingSlug } from '@lintel/rules/headingSlug.ts'
import { slugOf } from '@lintel/rules/slugOf.ts'
import { expect, test } from 'vitest'

test.each([
  ['Ash & Oak', 'ash-oak'],
  ['Søfart', 'sofart'],
  ['Søren Wölk', 'soren-wolk'],
  ['Ærø og Ålborg', 'aero-og-alborg'],
  ['Straße', 'strasse'],
  ['STRASSE', 'strasse'],
  ['Łódź', 'lodz'],
  ['Đorđe', 'dorde'],
  ['Þórður', 'thordur'],
  ['Cœur', 'coeur'],
  ['Işık', 'isik'],
  ['図', ''],
])('the address of %s is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('anchors of headings keep their letters, as links to them have them', () => {
  expect(headingSlug('Søfart og Straße')).toBe('søfart-og-straße')
})
