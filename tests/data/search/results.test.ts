import { openSite } from '@lintel/rules/search/openSite.ts'
import { cleanQuery, isTooShort, maxQueryLength, resultsOf } from '@lintel/rules/search/results.ts'
import type { SitePage } from '@lintel/rules/search/siteIndex.ts'
import { expect, test } from 'vitest'

const page = (path: string, heading: string, ...sentences: string[]): SitePage => ({
  path,
  title: path.slice(1),
  sections: [{ heading, anchor: 'here', blocks: [{ sentences }] }],
})
const long = `${'and more '.repeat(60)}a keel of oak ${'and less '.repeat(60)}`
const site = await openSite(
  {
    pages: [
      page('/boats', 'Hulls', 'Steel is welded elsewhere.', 'We mend Wooden hulls.'),
      page(
        '/copies',
        'Elsewhere',
        'We mend Wooden hulls.',
        'Varnish, paint, sails, ropes, anchors, compasses.',
      ),
      page('/anchors', 'Anchors first', 'Anchors hold.'),
      page('/chains', 'Anchors First', 'Chains hold anchors.'),
      page('/keels', 'Keels', long),
      page('/tillers', 'Rudders', 'A tiller turns the rudders, and rudders turn the boat.'),
      {
        ...page('/rudders', 'Rudders, rudders', 'Rudders of rudders.'),
        sections: [
          { heading: 'rudders', anchor: '', blocks: [{ sentences: ['What steers.'] }] },
          { heading: 'Rudders, rudders', anchor: 'here', blocks: [{ sentences: ['Rudders of rudders.'] }] },
        ],
      },
      page('/tackle', 'Tackle', 'Tackle is heavy.'),
      {
        ...page('/galleys', 'Ovens'),
        sections: [
          { heading: 'Ovens', anchor: 'ovens', blocks: [{ sentences: ['Each of the galleys has one.'] }] },
          { heading: 'Pots', anchor: 'pots', blocks: [{ sentences: ['They hang on hooks.'] }] },
        ],
      },
      page('/crew', 'Crew', 'Seven people, and the ropes.'),
      page('/lockers', 'Gear', 'Oilskins dry there.'),
      page('/yard', 'Lockers', 'Rivets and shackles.'),
      page('/lists', 'Parts', 'Gaskets.', 'Winches.', 'Gaskets and winches, winches and gaskets.'),
      page('/scattered', 'Winches', 'Winches turn.', 'Gaskets seal.'),
      page('/flags', 'Flags', 'Pennants fly.'),
      page(
        '/tolls',
        'Tolls',
        'Queues at the sluice fell by 85%.',
        'The log is old.',
        'Queues are not measured.',
      ),
      page(
        '/sheets',
        'Jibs',
        'Two are at the bow.',
        'It is hauled by halyards.',
        'A jib hangs from halyards.',
      ),
      page('/lines', 'Cleats', 'Lines end there.', 'They are belayed in figures of eight.'),
      page(
        '/bilges',
        'Pumps',
        `${'and more '.repeat(30)} end. Here the bilges drain. ${'and less '.repeat(30)}`,
      ),
      {
        ...page('/rows', 'Stores'),
        sections: [
          {
            heading: 'Stores',
            anchor: '',
            blocks: [{ label: 'Lanterns', isList: true, sentences: ['Owner: The bosun'] }],
          },
          {
            heading: 'Signals',
            anchor: 'signals',
            blocks: [{ label: 'You must not:', isList: true, sentences: ['Flares: fire them at sea.'] }],
          },
          {
            heading: 'Duties',
            anchor: 'duties',
            blocks: [{ label: '01 Cast off', sentences: ['The hawsers come in.'] }],
          },
        ],
      },
      {
        ...page('/stowage', 'Holds'),
        sections: [
          {
            heading: 'Ballast',
            anchor: 'ballast',
            blocks: [
              { isCaption: true, sentences: ['Ballast, drawn to scale.'] },
              { sentences: ['Weight low in the hold keeps a ship upright.', 'Ballast is weight.'] },
              { label: 'Kinds', isList: true, sentences: ['Pigs of iron', 'Shingle', 'Sea water'] },
            ],
          },
          {
            heading: 'Cargo',
            anchor: 'cargo',
            blocks: [{ label: 'Bulk', isList: true, sentences: ['Barley', 'Coal', 'Gravel'] }],
          },
          {
            heading: 'Dunnage',
            anchor: 'dunnage',
            blocks: [
              { sentences: ['Planks lie under the load.', 'If they are wet, tarpaulins go between.'] },
            ],
          },
        ],
      },
      {
        ...page('/berths', 'Berths'),
        sections: [
          {
            heading: 'Berths',
            anchor: '',
            asked: ['fend', 'how-much', 'mooring'],
            blocks: [{ sentences: ['Every ship has a place of its own.'] }],
          },
          {
            heading: 'Fenders and ladders',
            anchor: 'fenders',
            blocks: [{ sentences: ['They hang over the side of the quay.'] }],
          },
          {
            heading: 'Pontoon',
            anchor: 'pontoon',
            blocks: [
              { label: 'Purpose', sentences: ['Carries the boardwalk at low water.'] },
              { label: 'Depth', sentences: ['2 fathoms'] },
              { label: 'In use', sentences: ['No'] },
            ],
          },
          {
            heading: 'Marks',
            anchor: 'marks',
            blocks: [
              { sentences: ['Each mark is painted by hand.'] },
              {
                label: 'Perch',
                isList: true,
                sentences: ['Lit: No', 'Where: At the mouth of the estuary', 'Color: Red'],
              },
            ],
          },
          {
            heading: 'May I stay overnight?',
            anchor: 'overnight',
            blocks: [
              {
                sentences: [
                  'Yes, for a fee.',
                  'You pay at the office.',
                  'Whoever leaves before the ebb asks the pilot.',
                ],
              },
            ],
          },
          {
            heading: 'Sample of a season',
            anchor: 'season',
            blocks: [
              { sentences: ['Here is a sum.', 'These figures show a method and are no result.'] },
              { label: 'Spelled out', isList: true, sentences: ['Occupancy 275% = all of the moorages.'] },
            ],
          },
        ],
      },
      page('/charter', 'Governance', 'Owners meet twice a year.'),
      page('/offices', 'Government', 'The state runs some of them.'),
      page('/standards', 'ISO 9001', 'The firm has a standard.'),
      page('/rules', 'Rules', 'Of 9001 rules, none is kept.'),
      {
        ...page('/people', 'Who signs'),
        sections: [
          { heading: 'Who signs', asked: ['skipper'], anchor: '', blocks: [{ sentences: ['Seven of us.'] }] },
        ],
      },
      {
        ...page('/wages', 'What we earn'),
        sections: [
          {
            heading: 'What we earn',
            asked: ['pennant hourli'],
            anchor: '',
            blocks: [{ sentences: ['By the day.'] }],
          },
        ],
      },
      ...Array.from({ length: 40 }, (_, number) =>
        page(`/port-${number}`, `Port ${number}`, `Harbor ${number}.`),
      ),
    ],
    synonyms: ['rope tackl', 'sail canva', 'hammock bunk boardwalk'],
    articles: { count: 0, shards: 1 },
  },
  async (path) => (path.includes('vocabulary') ? [] : {}),
)
const resultsFor = async (query: string, most = 10) => resultsOf(await site.gather(query), query, most)
const results = async (query: string) => (await resultsFor(query)).pages
const excerptOf = async (query: string) => {
  const [first] = await results(query)
  return first?.sections[0]?.excerpt.map(({ text }) => text).join('') ?? ''
}

test('a result has its page, its heading, its place and the sentence that fits, with what was looked for', async () => {
  expect(await results('wooden hull')).toEqual([
    {
      page: 'boats',
      sections: [
        {
          href: '/boats#here',
          heading: 'Hulls',
          excerpt: [
            { text: 'We mend ', isMatch: false },
            { text: 'Wooden', isMatch: true },
            { text: ' ', isMatch: false },
            { text: 'hulls', isMatch: true },
            { text: '.', isMatch: false },
          ],
        },
      ],
    },
  ])
})

test('what one page says stands together, its beginning first where it has the name that is looked for', async () => {
  const pages = await results('rudders')
  expect(pages.map(({ page }) => page)).toEqual(['rudders', 'tillers'])
  expect(pages[0]?.sections.map(({ href, heading }) => [href, heading])).toEqual([
    ['/rudders', ''],
    ['/rudders#here', 'Rudders, rudders'],
  ])
})

test('what only stands on a page of that name, and shows no word of the query, is left out', async () => {
  const [first] = await results('galleys')
  expect(first?.sections.map(({ heading }) => heading)).toEqual(['Ovens'])
})

test('a heading that says what was looked for stands once', async () => {
  const pages = await results('anchors first')
  const headings = pages.flatMap(({ sections }) => sections.map(({ heading }) => heading))
  expect(headings.filter((heading) => /anchors/i.test(heading))).toHaveLength(1)
})

test('a long sentence is cut around what was looked for', async () => {
  const text = await excerptOf('oak')
  expect(text).toMatch(/^….+ keel of oak .+…$/)
  expect(text.length).toBeLessThan(250)
})

test.each([
  ['halyards', 'A jib hangs from halyards.', 'that stands on its own rather than one that does not'],
  ['belayed', 'Lines end there. They are belayed in figures of eight.', 'with the one that it leans on'],
  ['lanterns', 'Lanterns. Owner: The bosun', 'with its row and its column'],
  ['flares', 'You must not: Flares: fire them at sea.', 'with its lead-in'],
  ['hawsers', 'Cast off: The hawsers come in.', 'without the number of its step'],
  [
    'ballast',
    'Weight low in the hold keeps a ship upright. Ballast is weight.',
    'rather than a caption, under a heading that says the word',
  ],
  [
    'shingle',
    'Weight low in the hold keeps a ship upright. … Kinds: Shingle',
    'before the item of a list that has the word',
  ],
  ['coal', 'Bulk: Coal · Gravel', 'or else the items that follow'],
  [
    'tarpaulins',
    'Planks lie under the load. If they are wet, tarpaulins go between.',
    'with the one that its first words point back to',
  ],
  ['canvas', 'Varnish, paint, sails, ropes, anchors, compasses.', 'that has a synonym, if none has the word'],
  [
    'fenders',
    'They hang over the side of the quay.',
    'that begins what a heading names, before what is asked it',
  ],
  [
    'boardwalk',
    'Purpose: Carries the boardwalk at low water. Depth: 2 fathoms · In use: No',
    'with the short cells of its row',
  ],
  [
    'estuary',
    'Each mark is painted by hand. … Perch. Lit: No · Where: At the mouth of the estuary · Color: Red',
    'with all cells of a row that has room',
  ],
  [
    'overnight',
    'Yes, for a fee. You pay at the office. Whoever leaves before the ebb asks the pilot.',
    'that begins the answer',
  ],
  [
    'ebb',
    'Yes, for a fee. … Whoever leaves before the ebb asks the pilot.',
    'after the one that begins the answer',
  ],
  [
    'occupancy',
    'These figures show a method and are no result. … Spelled out: Occupancy 275% = all of the moorages.',
    'with the one that says what its figure is not',
  ],
  [
    'sluice',
    'Queues at the sluice fell by 85%. The log is old. … Queues are not measured.',
    'with the one that says how far its figure is known',
  ],
])('for %s is shown “%s”: a sentence %s', async (query, excerpt) => {
  expect(await excerptOf(query)).toBe(excerpt)
})

test('a long text is cut to the sentence that was looked for', async () => {
  expect(await excerptOf('bilges')).toBe('Here the bilges drain.')
})

test('there are few results, and none for words that nothing has', async () => {
  expect(await results('harbor')).toHaveLength(10)
  expect(await results('zzzzqqq')).toEqual([])
})

test.each([
  ['  two   words ', 'two words'],
  ['a', 'a'],
  ['', ''],
  ['x'.repeat(500), 'x'.repeat(maxQueryLength)],
  ['half \ud800 pair', 'half \ufffd pair'],
])('%j is looked for as %j', (typed, query) => {
  expect(cleanQuery(typed)).toBe(query)
})

test('what says the word comes first, a heading before a text, and no synonym beside it', async () => {
  expect((await results('tackle')).map(({ page }) => page)).toEqual(['tackle'])
  expect((await results('ropes')).map(({ page }) => page).toSorted()).toEqual(['copies', 'crew'])
  expect((await results('anchors')).map(({ page }) => page)[0]).toBe('anchors')
})

test('what nothing says is found by synonyms and by questions', async () => {
  expect((await results('canvas'))[0]?.page).toBe('copies')
  expect((await results('skipper'))[0]?.page).toBe('people')
})

test('a page comes before the list with a row about it, even if it lacks the word', async () => {
  expect((await results('shackles')).map(({ page }) => page)).toEqual(['lockers', 'yard'])
})

test('a question is answered by what is asked it before what has a word of it, and shown even without the word', async () => {
  const [first] = await results('how much is a mooring')
  expect(first?.page).toBe('berths')
  expect(first?.sections[0]?.href).toBe('/berths')
})

test('words that stand in one sentence come before the same words apart', async () => {
  expect((await results('gaskets winches')).map(({ page }) => page)[0]).toBe('lists')
})

test('known questions that have all words come before a text that has some', async () => {
  expect((await results('hourly pennants')).map(({ page }) => page)[0]).toBe('wages')
})

test('what lacks the word that says the most is left out, and a short word stands for no other', async () => {
  expect(await results('anchors helicopter')).toEqual([])
  expect(await results('ord')).toEqual([])
})

test('a total counts what is not shown, too', async () => {
  const { pages, total } = await resultsFor('harbor', 3)
  expect(pages).toHaveLength(3)
  expect(total).toBe(40)
})

test('letters and a number are found as they are written apart', async () => {
  expect((await results('iso9001'))[0]?.page).toBe('standards')
})

test('a number alone is not what letters and a number ask for', async () => {
  expect((await results('iso 9001')).map(({ page }) => page)).toEqual(['standards'])
})

test('governance finds no government', async () => {
  expect((await results('governance')).map(({ page }) => page)).toEqual(['charter'])
})

test('a single letter is too short', () => {
  expect(['a', 'ab'].map((query) => isTooShort(cleanQuery(query)))).toEqual([true, false])
})

test('a page comes first whose name is written in two words', async () => {
  expect((await results('stand ards'))[0]?.page).toBe('standards')
})
