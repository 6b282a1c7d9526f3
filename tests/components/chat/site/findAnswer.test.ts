import { chatAnswers } from '@lintel/engine/content/strings.ts'
import { plainText } from '@lintel/kit/chat/answer.ts'
import { findAnswer } from '@lintel/kit/chat/site/findAnswer.ts'
import { answerFrom } from '@lintel/kit/chat/siteAnswers.ts'
import { openSite } from '@lintel/rules/search/openSite.ts'
import type { AssistantIndex, Section, SiteIndex, SitePage } from '@lintel/rules/search/siteIndex.ts'
import { expect, test } from 'vitest'

const page = (path: string, ...sections: Section[]): SitePage => ({ path, title: path.slice(1), sections })
const section = (heading: string, ...sentences: string[]): Section => ({ heading, blocks: [{ sentences }] })
const others = Array.from({ length: 400 }, (_, number) =>
  section(`Part ${number}`, `Harbor number ${number}.`),
)

const index: SiteIndex = {
  pages: [
    page(
      '/boats',
      {
        ...section('Hulls', 'We mend wooden hulls.', 'Steel is welded elsewhere.'),
        asked: Array.from({ length: 40 }, (_, number) => `hull mend wooden ${number}`),
      },
      {
        heading: 'Masts',
        blocks: [
          { label: 'Risk', sentences: ['A mast breaks.'] },
          { label: 'Cure', sentences: ['We carry two.'] },
        ],
      },
      section('Long', `Varnish ${'and more '.repeat(180)}.`, 'Varnish dries in a day, whatever the weather.'),
      {
        heading: 'Berth prices',
        blocks: [
          ['Dinghy', 'Three'],
          ['Yawl', 'Five'],
          ['Barge', 'Nine'],
        ].map(([label = '', count]) => ({
          label,
          isList: true as const,
          sentences: [`${count} coins ${'a night '.repeat(30).trim()}`],
        })),
      },
      { ...section('Words', 'A hull is the body of a boat.'), asked: ['hull', 'hull word'] },
      {
        ...section('Trials', 'Six knots, by the mile.'),
        asked: ['fast how-fast skiff', 'leaki skiff steer'],
      },
      {
        ...section(
          'Fees',
          'The figures are an illustration.',
          'and more '.repeat(80),
          'The mooring fee is nine.',
        ),
        asked: ['fee high how-high', 'fee how-high mooring', 'fee mooring'],
      },
      { heading: 'Keel', blocks: [{ sentences: ['The keel of oak was chosen.'], isMadeUp: true }] },
      { ...section('Engagement', 'Nobody is wanted.'), asked: ['recruit'] },
      section('Advice', 'Recruit with care.'),
      {
        ...section('Loft', 'Canvas sails are sewn by hand from linen.'),
        asked: ['canva hand linen sail sewn'],
      },
      {
        ...section('Crew', 'Nine sailors belong to it.'),
        asked: ['peopl aboard vessel', 'headcount', 'aboard how-mani mani peopl vessel'],
      },
    ),
    page(
      '/voyages',
      section('Stages', 'A voyage has stages, in nautical order, and each of them has its own:'),
      section('Knots', 'Reef knots hold sails.', 'They are tied like this:'),
      ...['Outbound', 'Homeward'].map((heading) => ({
        ...section(heading, `${heading} we sail, with nautical charts of all seas.`, 'Stars help.'),
        context: 'Stages of ours',
      })),
      {
        heading: 'Rigging',
        blocks: [
          { isCaption: true as const, sentences: ['A brace, drawn to scale'] },
          { sentences: ['Rigging is renewed each spring.'] },
        ],
      },
      ...['Ketch', 'Sloop'].map((heading) => ({
        ...section(heading, 'Built by hand.'),
        blocks: [{ sentences: ['Note.'] }, { sentences: [`Regatta entries of the ${heading}.`] }],
      })),
    ),
    page('/harbors', ...others),
  ],
  synonyms: ['sailor seaman', 'price tariff', 'fast quick'],
  articles: { count: 0, shards: 16 },
}
const row = (label: string, ...sentences: string[]) => ({
  label,
  isList: true as const,
  isMadeUp: true as const,
  sentences,
})
const log: Section = {
  heading: 'Log of one ship',
  asked: ['log ship', 'depth example sound'],
  blocks: [
    { sentences: ['What a log is for.'] },
    { isMadeUp: true, sentences: ['Depths sounded on the way'] },
    row('Estuary', 'Fathoms: Four', 'Ground: Mud'),
    row('Lagoon', 'Fathoms: Seven', 'Ground: Coral'),
    { isMadeUp: true, sentences: ['The draft was too deep.'] },
    { isMadeUp: true, sentences: [`The cook was content ${'for weeks '.repeat(20)}.`] },
  ],
}
const article = page('/blog/knots', section('Bowline', 'A bowline holds without slipping.'))
const rest: AssistantIndex = {
  admissions: [
    {
      says: 'Prices are not listed.',
      quotes: { page: '/boats', heading: 'Crew' },
      asked: ['price cost', 'expens fee price', 'bowlin'],
    },
    {
      says: 'Nobody counts.',
      asked: [
        'how-big big fleet',
        'aboard captain peopl',
        'aboard peopl ship',
        'aboard peopl yacht',
        'cabin captain vessel',
        'cabin ferri yacht',
        'big ferri',
      ],
    },
    { says: 'No sailmaker is named.', asked: ['hand linen sail sailmak sewn'] },
  ],
  questions: {},
  unanswered: { '/boats': { Hulls: ['hull paint'] } },
  specimens: [page('/specimen', log)],
  articles: [article],
}
const search = await (await openSite(index, async () => rest)).assistant()
const answer = (question: string) => findAnswer(search, question)
const texts = (question: string) => answer(question).quotations.map(({ lines }) => lines)

test('the sentence that speaks of the question is quoted, with what follows it', () => {
  expect(texts('Can you mend wooden hulls?')[0]).toEqual([
    { text: 'We mend wooden hulls. Steel is welded elsewhere.' },
  ])
})

test('what stands below the best section is named with it, and not said twice', () => {
  expect(texts('Which stages has a voyage, in nautical order?')).toEqual([
    [
      { text: 'A voyage has stages, in nautical order, and each of them has its own:' },
      { label: 'Outbound', text: 'Outbound we sail, with nautical charts of all seas.' },
      { label: 'Homeward', text: 'Homeward we sail, with nautical charts of all seas.' },
    ],
  ])
})

test('no quote ends with what leads to something else', () => {
  expect(texts('What do reef knots hold?')[0]).toEqual([{ text: 'Reef knots hold sails.' }])
})

test('the caption of a drawing is quoted only where it is asked for', () => {
  expect(texts('When is rigging renewed?')[0]).toEqual([{ text: 'Rigging is renewed each spring.' }])
  expect(texts('What is the brace drawn to scale?')[0]?.[0]?.text).toBe('A brace, drawn to scale')
})

test('a note that stands over several sections hides none of them', () => {
  expect(texts('regatta entries')).toHaveLength(2)
})

test('labeled blocks stay together', () => {
  expect(texts('What if a mast breaks?')[0]).toEqual([
    { label: 'Risk', text: 'A mast breaks.' },
    { label: 'Cure', text: 'We carry two.' },
  ])
})

test('of a long section the sentences are quoted that speak of the question, whole', () => {
  expect(texts('varnish in which weather?')[0]).toEqual([
    { text: 'Varnish dries in a day, whatever the weather.' },
  ])
})

test('a table is quoted whole, whichever row was asked for', () => {
  expect(texts('what is the price of a berth for a yawl?')[0]).toEqual([
    { label: 'Dinghy', text: `Three coins ${'a night '.repeat(30).trim()}` },
    { label: 'Yawl', text: `Five coins ${'a night '.repeat(30).trim()}` },
    { label: 'Barge', text: `Nine coins ${'a night '.repeat(30).trim()}` },
  ])
})

test('a question in a story is answered by itself', () => {
  const story = 'We were in fog for nine days, lost a mast and an anchor, and met other sailors.'
  const question = 'Can you mend wooden hulls?'
  expect(texts(`${story} ${question}`)).toContainEqual(texts(question)[0])
})

test('a definition comes before what only speaks of the word', () => {
  expect(texts('What is a hull?')[0]).toEqual([{ text: 'A hull is the body of a boat.' }])
})

test('figures of an example bring along that they are one', () => {
  expect(
    texts('How high is the mooring fee?')[0]
      ?.map(({ text }) => text)
      .join(' '),
  ).toContain('The figures are an illustration.')
})

test('what is made up is marked', () => {
  expect(texts('Was a keel of oak chosen?')[0]).toEqual([
    { isMadeUp: true, text: 'The keel of oak was chosen.' },
  ])
})

test('what comes closest says so, and that it is made up', () => {
  const question = 'How many keels of oak were chosen?'
  expect(answer(question)).toMatchObject({ isClosest: true, quotations: [{ lines: [{ isMadeUp: true }] }] })
  expect(plainText(answerFrom(search, question)).split('\n\n').slice(0, 3)).toEqual([
    chatAnswers.closest,
    chatAnswers.specimen,
    expect.stringContaining('The keel of oak was chosen.'),
  ])
})

test('a single word asks for what the site says of it', () => {
  expect(answer('bowline').admission).not.toBe('Prices are not listed.')
  expect(answer('expensive').admission).toBe('Prices are not listed.')
})

test('what is asked for word for word comes before an admission that has its words in many questions', () => {
  expect(answer('Which people aboard the vessel?').admission).not.toBe('Nobody counts.')
})

test('“how big” alone is not what an admission is about', () => {
  expect(answer('How big is the regatta?').admission).not.toBe('Nobody counts.')
})

test('a section is found by what visitors ask, too', () => {
  expect(texts('How many people are aboard the vessel?')).toEqual([[{ text: 'Nine sailors belong to it.' }]])
})

test.each([
  'Who mends woden hulls?',
  'Who mends wodoen hulls?',
  'whom mends wooden hulls?',
  'Whta mends wooden hulls?',
])('a typing error does no harm: %s', (question) => {
  expect(texts(question)).toEqual(texts('Who mends wooden hulls?'))
})

test('what visitors call by another name is found, and what they call so themselves comes first', () => {
  expect(texts('Do nine seamans belong to the crew?')[0]).toEqual([{ text: 'Nine sailors belong to it.' }])
  expect(answer('what is your tariff, how expensive?').admission).toBe('Prices are not listed.')
})

test('articles are quoted too', () => {
  expect(texts('does a bowline hold without slipping?')[0]).toEqual([
    { text: 'A bowline holds without slipping.' },
  ])
})

test('what the site does not say is admitted, with what comes closest', () => {
  expect(answer('What is the price, is it expensive?')).toMatchObject({
    admission: 'Prices are not listed.',
    quotations: [{ lines: [{ text: 'Nine sailors belong to it.' }] }],
  })
})

test('an admission keeps no passage back that answers about as well', () => {
  expect(answer('Are canvas sails sewn by hand from linen, by a sailmaker?')).toMatchObject({
    admission: 'No sailmaker is named.',
    quotations: [{ lines: [{ text: 'Canvas sails are sewn by hand from linen.' }] }],
  })
})

test.each([
  'Do you paint wooden hulls?',
  'How many wooden hulls do you mend?',
  'Which glue mends wooden hulls?',
  'What do you charge to mend wooden hulls?',
  'We have a boat with wooden hulls. Who mends wooden hulls?',
])('that a section does not say what it is asked is said: %s', (question) => {
  const { isClosest, quotations } = answer(question)
  expect(isClosest).toBe(true)
  expect(quotations[0]?.entry.section.heading).toBe('Hulls')
})

test.each(['Do you sell aircraft?', 'mend my bicycle brakes with superglue', 'the of and', '', '?'])(
  '%j is not answered',
  (question) => {
    expect(answer(question)).toEqual({ quotations: [] })
  },
)

test('a question in another script is told that only English is understood', () => {
  expect(answer('你们提供什么服务？').admission).toMatch(/only understand English/)
  expect(answer('Сколько стоит проект?').admission).toMatch(/only understand English/)
})

test('one common word is no answer to what is asked with a rarer one', () => {
  expect(answer('is there a hotel at the harbor')).toEqual({ quotations: [] })
})

test('of a made-up document the row that is asked for is quoted, with the verdict below its table', () => {
  const [lines] = texts('fathoms of the lagoon')
  const quoted = lines?.map(({ label, text }) => [label, text].filter(Boolean).join(': '))
  expect(quoted).toEqual(['Lagoon: Fathoms: Seven', 'Ground: Coral', 'The draft was too deep.'])
})

test('of a made-up document what leads to its table is quoted with the table', () => {
  const [lines] = texts('what is a log for')
  expect(lines?.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['What a log is for.', 'Ground: Mud']),
  )
})

test('where somebody read of it is no part of a question', () => {
  expect(texts('which sails do reef knots hold according to your blog')).toEqual(
    texts('which sails do reef knots hold'),
  )
})

test('a row is found by the caption of its table', () => {
  const [lines] = texts('example of depths sounded')
  expect(lines?.map(({ label }) => label)).toEqual(expect.arrayContaining(['Estuary', 'Lagoon']))
})

test('a single word that is a known question of a section finds it before what only has the word', () => {
  expect(texts('Recruit?')[0]).toEqual([{ text: 'Nobody is wanted.' }])
})

test('what leaves most of a short question unsaid is only what comes closest', () => {
  const { admission, isClosest } = answer('do wooden hulls resist torpedoes')
  expect(admission).toBeUndefined()
  expect(isClosest).toBe(true)
})

test('what is mostly asked in vain is denied, and what comes closest quoted all the same', () => {
  const { admission, quotations } = answer('which paint for a hull')
  expect(admission).toBe(chatAnswers.unclear)
  expect(quotations).not.toEqual([])
})

test('how long an answer is wanted is no part of a question', () => {
  expect(answer('in short, do you mend wooden hulls')).toEqual(answer('do you mend wooden hulls'))
})

test('what a section is asked in several ways is no doubt, nor how quick where it is asked how fast', () => {
  const { admission, quotations } = answer('how quick do you steer a leaky skiff')
  expect(admission).toBeUndefined()
  expect(quotations[0]?.entry.section.heading).toBe('Trials')
})

test('what comes closest to a question in words of unanswered ones is named, and not quoted', () => {
  const { nearest, ...said } = answer('do big cabins steer skiffs')
  expect(said).toEqual({ quotations: [] })
  expect(nearest?.section.heading).toBe('Trials')
})

test('one word in common with what a section is asked does not even name it', () => {
  expect(answer('are hulls welded by captains')).toEqual({ quotations: [] })
})

test.each([
  ['who shall wed', true],
  ['the captain and yuo', false],
])('of three letters only swapped ones make a word of grammar: %s', (question, isKept) => {
  const terms = [...search.termWeights(question).keys()]
  expect(terms.includes('wed') || terms.includes('yuo')).toBe(isKept)
})
