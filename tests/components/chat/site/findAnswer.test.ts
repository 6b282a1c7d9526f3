import { describe, expect, test } from 'vitest'
import { findAnswer } from '#components/chat/site/findAnswer.ts'
import { openSite } from '#components/chat/site/search.ts'
import type { Section, SitePage } from '#components/chat/site/siteIndex.ts'
import { termsIn } from '#components/chat/site/terms.ts'

const page = (path: string, ...sections: Section[]): SitePage => ({ path, title: path.slice(1), sections })
const section = (heading: string, ...sentences: string[]): Section => ({ heading, blocks: [{ sentences }] })
const others = Array.from({ length: 60 }, (_, number) =>
  section(`Part ${number}`, `Harbor number ${number}.`),
)

const search = await openSite({
  pages: [
    page(
      '/boats',
      section('Hulls', 'We mend wooden hulls.', 'Steel is welded elsewhere.'),
      {
        heading: 'Masts',
        blocks: [
          { label: 'Risk', sentences: ['A mast breaks.'] },
          { label: 'Cure', sentences: ['We carry two.'] },
        ],
      },
      section('Long', `Varnish ${'and more '.repeat(60)}.`, 'Varnish dries in a day, whatever the weather.'),
      { ...section('Crew', 'Nine sailors belong to it.'), asked: ['people aboard vessel', 'headcount'] },
    ),
    page('/harbors', ...others),
  ],
  admissions: [
    {
      says: 'Prices are not listed.',
      quotes: { page: '/boats', heading: 'Crew' },
      asked: ['price cost', 'expensive fee'],
    },
  ],
})
const texts = (question: string) => findAnswer(search, question).quotations.map(({ lines }) => lines)

test('the sentence that speaks of the question is quoted, with what follows it', () => {
  expect(texts('Can you mend wooden hulls?')[0]).toEqual([
    { text: 'We mend wooden hulls. Steel is welded elsewhere.' },
  ])
})

test('labeled blocks stay together', () => {
  expect(texts('What if a mast breaks?')[0]).toEqual([
    { label: 'Risk', text: 'A mast breaks.' },
    { label: 'Cure', text: 'We carry two.' },
  ])
})

test('a sentence that is too long is not cut, another one is quoted', () => {
  expect(texts('varnish in which weather?')[0]).toEqual([
    { text: 'Varnish dries in a day, whatever the weather.' },
  ])
})

test('a section is found by what visitors ask, too', () => {
  expect(texts('How many people are aboard the vessel?')).toEqual([[{ text: 'Nine sailors belong to it.' }]])
})

test('a typing error does no harm', () => {
  expect(texts('Who mends woden hulls?')).toEqual(texts('Who mends wooden hulls?'))
})

test('what the site does not say is admitted, with what comes closest', () => {
  expect(findAnswer(search, 'What is the price, is it expensive?')).toMatchObject({
    admission: 'Prices are not listed.',
    quotations: [{ lines: [{ text: 'Nine sailors belong to it.' }] }],
  })
})

test.each(['Do you sell aircraft?', 'mend my bicycle brakes with superglue', 'the of and', '', '?'])(
  '%j is not answered',
  (question) => {
    expect(findAnswer(search, question)).toEqual({ quotations: [] })
  },
)

describe('terms', () => {
  test.each([
    'migrate migrating migrates migrated',
    'plan planning planned plans',
    "won't can't",
    "firm's firm’s",
  ])('%s are one', (text) => {
    expect(new Set(termsIn(text)).size).toBeLessThanOrEqual(1)
  })

  test.each(['apps apply', 'product process', 'server service'])('%s are two', (text) => {
    expect(new Set(termsIn(text)).size).toBe(2)
  })

  test('words of grammar are left out, and hyphens part', () => {
    expect(termsIn('What is the re-run of a long-lived pipeline?')).toEqual(
      termsIn('re run long lived pipeline'),
    )
  })
})
