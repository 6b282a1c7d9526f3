import { readWordPress } from '@lintel/cli/import/wordpress.ts'
import { expect, test } from 'vitest'
import { postIn } from './importedMarkdown.ts'

test.each([
  ['date: 2950-01-02T15:30:00+02:00', '15:30+02:00'],
  ['date: 2950-01-02 08:05:00 Z', '08:05Z'],
  ['date: 2020-01-02\npublishDate: 2950-01-02T15:30:00Z', '15:30Z'],
  ['date: 2950-01-02', undefined],
  ['date: 2020-01-02T15:30:00Z', undefined],
])('a post to come has its time: %j', (matter, time) =>
  expect(postIn('a.md', '', `title: A\n${matter}`).time).toBe(time),
)

test.each([
  ['2950-01-02 15:30:00', '2950-01-02 13:30:00', '13:30:00Z'],
  ['2950-01-02 01:30:00', '2950-01-01 23:30:00', '01:30:00'],
])('so has one of WordPress: %s', (local, utc, time) => {
  const item = `<item><title>A</title><wp:post_type>post</wp:post_type><wp:status>future</wp:status><wp:post_date>${local}</wp:post_date><wp:post_date_gmt>${utc}</wp:post_date_gmt></item>`
  const [post] = readWordPress(`<rss><channel>${item}</channel></rss>`).posts
  expect(post?.time?.slice(0, 5)).toBe(time.slice(0, 5))
  expect(post?.date).toBe('2950-01-02')
})

test.each([
  ['tags:\n  - name: a\n  - label: b\n  - { title: c, id: 1 }', ['a', 'b', 'c'], []],
  ['tags: a, b', ['a', 'b'], []],
  ['tags: ["a, b c"]', ['a', 'b c'], []],
  ['tags: ["a, b", c]', ['a, b', 'c'], []],
  ['tags: [{ color: red }, a]', ['a'], ['the tag {"color":"red"}, which has no name']],
])('tags are %j', (matter, tags, lost) =>
  expect(postIn('a.md', '', `title: A\n${matter}`)).toMatchObject({ tags, lost }),
)

test.each(['draft: yes', 'draft: "True"', 'published: no', 'published: "false"', 'publish: false'])(
  'a post is told to be none yet by %s',
  (matter) =>
    expect(postIn('a.md', '', `title: A\n${matter}`).lost).toEqual(['that it was not published there']),
)

test.each(['draft: no', 'draft:', 'published: yes'])('and by %s it is not', (matter) =>
  expect(postIn('a.md', '', `title: A\n${matter}`).lost).toEqual([]),
)
