import { describe, expect, test } from 'vitest'
import { findQuotes } from '#components/chat/site/findQuotes.ts'
import { openSite } from '#components/chat/site/search.ts'
import type { Passage, SitePage } from '#components/chat/site/sitePage.ts'
import { termsIn } from '#components/chat/site/terms.ts'
import { sameMeaning } from '#data/answers/sameMeaning.ts'

const page = (path: string, ...passages: Passage[]): SitePage => ({ path, title: path.slice(1), passages })
const passage = (heading: string, ...sentences: string[]): Passage => ({ heading, blocks: [{ sentences }] })

const search = openSite([
  page(
    '/boats',
    passage('Hulls', 'We mend wooden hulls.', 'Steel is welded elsewhere.'),
    {
      heading: 'Masts',
      blocks: [
        { label: 'Risk', sentences: ['A mast breaks.'] },
        { label: 'Cure', sentences: ['We carry two.'] },
      ],
    },
    passage('Long', `Varnish ${'and more '.repeat(60)}.`, 'Varnish dries in a day.'),
  ),
  page(
    '/crew',
    passage('Crew', 'The crew sails at dawn.'),
    passage('Crew', 'Nine sailors belong to the crew.'),
  ),
])
const texts = (question: string) => findQuotes(search, question).map(({ lines }) => lines)

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
  expect(texts('varnish')[0]).toEqual([{ text: 'Varnish dries in a day.' }])
})

test('a question for a count is answered by the number of what it names', () => {
  expect(texts('How many hulls do you mend?')).toEqual([])
  expect(texts('How many sailors are in the crew?')).toEqual([[{ text: 'Nine sailors belong to the crew.' }]])
})

test.each(['Do you sell aircraft?', 'mend my bicycle brakes', 'the of and', '', '?'])(
  '%j is not answered',
  (question) => {
    expect(texts(question)).toEqual([])
  },
)

describe('terms', () => {
  test.each([
    'migrate migrating migrates migrated',
    'plan planning planned plans',
    'hiring vacancies jobs',
    'E-commerce shops',
  ])('%s are one', (text) => {
    expect(new Set(termsIn(text)).size).toBe(1)
  })

  test.each(['apps apply', 'product process', 'server service'])('%s are two', (text) => {
    expect(new Set(termsIn(text)).size).toBe(2)
  })

  test('words without meaning are left out, and hyphens join or part', () => {
    expect(termsIn('What is the re-run of a long-lived pipeline?')).toEqual(
      termsIn('run long lived pipeline'),
    )
  })

  test('no word stands in two lines of synonyms', () => {
    const words = sameMeaning.flatMap((line) => line.split(' '))
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  })
})
