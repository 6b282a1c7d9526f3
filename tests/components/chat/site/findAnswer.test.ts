import { expect, test } from 'vitest'
import { findAnswer } from '#components/chat/site/findAnswer.ts'
import { openSite } from '#data/search/openSite.ts'
import type { Section, SiteIndex, SitePage } from '#data/search/siteIndex.ts'

const page = (path: string, ...sections: Section[]): SitePage => ({ path, title: path.slice(1), sections })
const section = (heading: string, ...sentences: string[]): Section => ({ heading, blocks: [{ sentences }] })
const others = Array.from({ length: 60 }, (_, number) =>
  section(`Part ${number}`, `Harbor number ${number}.`),
)

const index: SiteIndex = {
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
  articles: { count: 0, shards: 16 },
}
const site = await openSite(index, async (path) => (path.includes('vocabulary') ? [] : {}))
const answer = async (question: string) => findAnswer(await site.gather(question), question)
const texts = async (question: string) => (await answer(question)).quotations.map(({ lines }) => lines)

test('the sentence that speaks of the question is quoted, with what follows it', async () => {
  expect((await texts('Can you mend wooden hulls?'))[0]).toEqual([
    { text: 'We mend wooden hulls. Steel is welded elsewhere.' },
  ])
})

test('labeled blocks stay together', async () => {
  expect((await texts('What if a mast breaks?'))[0]).toEqual([
    { label: 'Risk', text: 'A mast breaks.' },
    { label: 'Cure', text: 'We carry two.' },
  ])
})

test('a sentence that is too long is not cut, another one is quoted', async () => {
  expect((await texts('varnish in which weather?'))[0]).toEqual([
    { text: 'Varnish dries in a day, whatever the weather.' },
  ])
})

test('a section is found by what visitors ask, too', async () => {
  expect(await texts('How many people are aboard the vessel?')).toEqual([
    [{ text: 'Nine sailors belong to it.' }],
  ])
})

test('a typing error does no harm', async () => {
  expect(await texts('Who mends woden hulls?')).toEqual(await texts('Who mends wooden hulls?'))
})

test('what the site does not say is admitted, with what comes closest', async () => {
  expect(await answer('What is the price, is it expensive?')).toMatchObject({
    admission: 'Prices are not listed.',
    quotations: [{ lines: [{ text: 'Nine sailors belong to it.' }] }],
  })
})

test.each(['Do you sell aircraft?', 'mend my bicycle brakes with superglue', 'the of and', '', '?'])(
  '%j is not answered',
  async (question) => {
    expect(await answer(question)).toEqual({ quotations: [] })
  },
)
