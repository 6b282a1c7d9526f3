import { checkRecord } from '@lintel/engine/content/checkRecords.ts'
import { scheduledChanges } from '@lintel/engine/content/due.ts'
import { withoutLinksTo } from '@lintel/engine/content/links.ts'
import { checkFrontMatter } from '@lintel/engine/content/posts.ts'
import { describe, expect, test } from 'vitest'
import { examplePost } from './examplePost.ts'

describe('an article’s time and end', () => {
  const check = (fields: object) => {
    const result = checkFrontMatter({ title: 'A', date: '2026-11-30', ...fields })
    return 'errors' in result ? result.errors.map(({ field, fix }) => `${field}: ${fix}`) : []
  }
  test.each([
    [{}],
    [{ time: '09:00-05:00' }],
    [{ time: '14:00Z' }],
    [{ time: '' }],
    [{ until: '2026-12-24T18:00-05:00' }],
    [{ time: '09:00-05:00', until: '2026-11-30T09:01-05:00' }],
  ])('accept %j', (fields) => expect(check(fields)).toEqual([]))
  test.each([
    [{ time: '25:00-05:00' }, 'time: write a time from 00:00 to 23:59: 25:00 is none'],
    [{ time: '09:00' }, /^time: write how far it is from UTC: 2026-11-30T09:00[+-]/],
    [{ time: 'noon' }, /^time: write the day, the time and the distance from UTC/],
    [{ until: '2026-12-24' }, /^until: write the day, the time and the distance from UTC/],
    [
      { time: '09:00-05:00', until: '2026-11-30T09:00-05:00' },
      'until: choose an end that comes after the beginning',
    ],
    [{ until: '2026-11-29T09:00-05:00' }, 'until: choose an end that comes after the beginning'],
  ])('refuse %j', (fields, fix) => expect(check(fields).join()).toMatch(fix))
})

test.each([
  ['2026-11-30', undefined],
  ['2026-11-30T23:00-05:00', '23:00-05:00'],
  ['2026-11-30T23:00:59.5-0500', '23:00-05:00'],
  ['2026-11-30 7:05:00 +2', '07:05+02:00'],
  ['2026-11-30t23:00z', '23:00Z'],
  ['2026-11-30 23:30', '23:30-05:00'],
])('an article with the date %s appears at %s', (date, time) => {
  const result = checkFrontMatter({ title: 'A', date })
  expect('errors' in result ? result.errors : result.frontMatter).toMatchObject({ date: '2026-11-30', time })
})

test('a field for the time is asked before the date', () => {
  expect(checkFrontMatter({ title: 'A', date: '2026-11-30T23:00Z', time: '09:00Z' })).toMatchObject({
    frontMatter: { time: '09:00Z' },
  })
})

test.each(['2026-11-30 at noon', '2026-11-30T25:00Z', '2026-11-30T23'])('no date is %s', (date) => {
  expect(checkFrontMatter({ title: 'A', date })).toMatchObject({ errors: [{}] })
})

describe('the ends of a page', () => {
  const check = (ends: string) =>
    checkRecord(
      'pages/autumn-talk.yaml',
      `${ends}head: { title: A, description: B }\nblocks:\n  - { block: text-hero, title: A, lead: B }\n`,
    ).map(({ field, fix }) => `${field}: ${fix}`)
  test.each([
    '',
    'from: 2026-11-30T09:00-05:00\n',
    'from: 2026-11-30T09:00-05:00\nuntil: 2026-11-30T14:01Z\n',
  ])('accept %j', (ends) => expect(check(ends)).toEqual([]))
  test.each([
    ['from: 2026-11-30T25:00-05:00\n', 'from: write a time from 00:00 to 23:59: 25:00 is none'],
    [
      'from: 2026-11-30T09:00-05:00\nuntil: 2026-11-30T14:00Z\n',
      'until: choose an end that comes after the beginning',
    ],
  ])('refuse %j', (ends, fix) => expect(check(ends)).toEqual([fix]))
})

test('lists leave out the links to a page that is not there, and nothing else does', () => {
  const link = (href: string) => ({ label: 'A', href })
  const record = {
    action: link('/talk'),
    links: [link('/talk'), link('/talk#when'), link('/talks'), link('/about')],
    groups: [{ links: [link('/talk')] }],
    menu: [{ ...link('/about'), entries: [link('/talk'), link('/talks')] }],
    texts: ['/talk', null, 1],
  }
  expect(withoutLinksTo(['/talk'], record)).toEqual({
    action: link('/talk'),
    links: [link('/talks'), link('/about')],
    groups: [{ links: [] }],
    menu: [{ ...link('/about'), entries: [link('/talks')] }],
    texts: ['/talk', null, 1],
  })
  expect(withoutLinksTo([], record)).toBe(record)
})

test('what changes by itself is listed with its time, and drafts are not', () => {
  const posts = [
    examplePost({ file: 'a.md', date: '2026-11-30', time: '09:00-05:00', until: '2026-12-24T18:00-05:00' }),
    examplePost({ file: 'b.md', date: '2026-11-29' }),
    examplePost({ file: 'c.md', date: '2026-11-28', draft: true }),
  ]
  const ofPosts = scheduledChanges(posts).filter(({ what }) => / (?:appears|ends)$/.test(what))
  expect(ofPosts.map(({ at, what }) => [new Date(at).toISOString(), what])).toEqual([
    ['2026-11-29T00:00:00.000Z', 'b.md appears'],
    ['2026-11-30T14:00:00.000Z', 'a.md appears'],
    ['2026-12-24T23:00:00.000Z', 'a.md ends'],
  ])
})
