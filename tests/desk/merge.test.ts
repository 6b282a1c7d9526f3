import { readFileSync } from 'node:fs'
import { nameOfField } from '@lintel/desk/records/fieldNames.ts'
import { nameOfFile } from '@lintel/desk/records/nameOfFile.ts'
import { alignLists } from '@lintel/desk/versions/merge/alignLists.ts'
import { changesBetween } from '@lintel/desk/versions/merge/changesBetween.ts'
import type { Conflict } from '@lintel/desk/versions/merge/conflicts.ts'
import { splitBlocks } from '@lintel/desk/versions/merge/mergeTexts.ts'
import { mergeValues } from '@lintel/desk/versions/merge/mergeValues.ts'
import { diffFields, diffTexts } from '@lintel/desk/versions/unpublished.ts'
import { applyChange } from '@lintel/engine/content/change.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

type Asked = Omit<Conflict, 'id' | 'file'>

/** Merges, and takes one's own where both have changed the same. */
function merge(base: unknown, mine: unknown, theirs: unknown) {
  const asked: Asked[] = []
  const value = mergeValues({ base, mine, theirs }, [], (conflict) => {
    asked.push(conflict)
    return { take: 'mine' }
  })
  return { value, asked: asked.map(({ kind, path }) => `${kind} ${path.join('.')}`) }
}

test.each([
  ['one side', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 1 }, { a: 2, b: 1 }, []],
  ['each another field', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }, []],
  ['both the same', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }, []],
  ['both, each in another way', { a: 'one' }, { a: 'two' }, { a: 'three' }, { a: 'two' }, ['words a']],
  ['a field removed', { a: 1, b: 1 }, { a: 1 }, { a: 2, b: 1 }, { a: 2 }, []],
  ['a field removed and changed', { a: 1 }, {}, { a: 2 }, {}, ['removed a']],
  ['a field added by both', {}, { a: { b: 1 } }, { a: { c: 1 } }, { a: { b: 1, c: 1 } }, []],
  ['an entry added by each', ['a'], ['a', 'mine'], ['a', 'theirs'], ['a', 'mine', 'theirs'], []],
  ['the same entry added by both', ['a'], ['a', 'b'], ['a', 'b'], ['a', 'b'], []],
  ['entries removed by each', ['a', 'b', 'c'], ['b', 'c'], ['a', 'b'], ['b'], []],
  [
    'an entry moved and another reworded',
    ['a', 'b', 'c'],
    ['c', 'a', 'b'],
    ['a', 'b2', 'c'],
    ['c', 'a', 'b2'],
    [],
  ],
  ['entries reworded by each', ['a', 'b'], ['a1', 'b'], ['a', 'b1'], ['a1', 'b1'], []],
  ['the same entry reworded', ['a', 'b'], ['a1', 'b'], ['a2', 'b'], ['a1', 'b'], ['words 0']],
  ['a list emptied and added to', ['a'], [], ['a', 'b'], ['b'], []],
  ['a list that became a text', { a: ['x'] }, { a: 'x' }, { a: ['x', 'y'] }, { a: 'x' }, ['value a']],
])('%s', (_, base, mine, theirs, value, asked) => {
  expect(merge(base, mine, theirs)).toEqual({ value, asked })
})

const inherited = ['constructor', 'toString', '__proto__']

test.each(inherited)('an entry named %s is one as any other', (key) => {
  const entry = (words: string) => JSON.parse(`{ "a": "x", "${key}": { "text": "${words}" } }`)
  const without = { a: 'x' }
  expect(changesBetween(without, entry('new'))).toEqual([
    { kind: 'set', path: [key], value: { text: 'new' } },
  ])
  expect(changesBetween(entry('new'), without)).toEqual([{ kind: 'remove', path: [key] }])
  for (const [before, after] of [
    [without, entry('new')],
    [entry('old'), entry('new')],
    [entry('old'), without],
  ])
    expect(changesBetween(before, after).reduce(applyChange, before)).toEqual(after)
  expect(merge(without, entry('mine'), without)).toEqual({ value: entry('mine'), asked: [] })
  expect(merge(without, without, entry('theirs'))).toEqual({ value: entry('theirs'), asked: [] })
  expect(merge(entry('old'), entry('mine'), entry('theirs'))).toEqual({
    value: entry('mine'),
    asked: [`words ${key}.text`],
  })
  expect(diffFields('content/claims.yaml', 'a: {}\n', `a: {}\n${key}:\n  text: 14 %\n`)).toEqual([
    { name: expect.any(String), words: [{ kind: 'added', text: '14 %' }] },
  ])
})

const text = fc.constantFrom('one', 'two', 'three', 'four words of it', 'five words of it')
const value = fc.letrec((tie) => ({
  any: fc.oneof({ maxDepth: 3 }, text, fc.array(tie('any'), { maxLength: 5 }), tie('group')),
  group: fc.dictionary(fc.constantFrom('title', 'lead', 'items', 'more'), tie('any'), {
    noNullPrototype: true,
  }),
})).group

test('where one side has changed nothing, the other stands', () => {
  fc.assert(
    fc.property(value, value, (base, other) => {
      expect(merge(base, other, base)).toEqual({ value: other, asked: [] })
      expect(merge(base, base, other)).toEqual({ value: other, asked: [] })
    }),
  )
})

test('single changes make one record of any other', () => {
  fc.assert(
    fc.property(value, value, (before, after) => {
      expect(changesBetween(before, after).reduce(applyChange, before as unknown)).toEqual(after)
    }),
  )
})

test('no entry that both have is lost or doubled, and each side asks about the same', () => {
  const list = fc.uniqueArray(
    fc.integer({ min: 0, max: 20 }).map((each) => `entry ${each}`),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(list, list, list, (base, mine, theirs) => {
      const { value } = merge(base, mine, theirs)
      const kept = base.filter((each) => mine.includes(each) && theirs.includes(each))
      for (const each of kept) expect((value as string[]).filter((other) => other === each)).toHaveLength(1)
    }),
  )
})

test('a listing of code is one paragraph, whatever stands in it', () => {
  const blocks = [
    '# Title',
    'Words\nand more',
    '```yaml\na: 1\n\nb: 2\n```',
    '~~~\n```\n\n~~~',
    '- one',
    '- two',
  ]
  expect(splitBlocks(`\n${blocks.join('\n\n')}\n`)).toEqual(blocks)
  expect(splitBlocks('')).toEqual([])
})

test('changes are told by field and word', () => {
  const before = '---\ntitle: Queues\ntags: [ai]\n---\n\nThey fill up.\n\nThe end.\n'
  const after = '---\ntitle: Queues\ntags: [ai, more]\n---\n\nThey fill up fast.\n\nThe end.\n'
  expect(diffFields('content/blog/queues.md', before, after)).toEqual([
    { name: 'Tags 2', words: [{ kind: 'added', text: 'more' }] },
    { name: 'Paragraph 1', words: diffTexts('They fill up.', 'They fill up fast.') },
  ])
  expect(diffTexts('a b c', 'a d c').map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'same a ',
    'removed b ',
    'added d ',
    'same c',
  ])
})

test.each([
  ['content/pages/home.yaml', '', 'Home page'],
  ['content/site.yaml', 'name: Lintel\n', 'Brand'],
  ['content/blog/queues.md', '---\ntitle: Queues that hold\n---\n', 'Article “Queues that hold”'],
  ['content/blog/queues.md', '---\ntitle: [\n---\n', 'Article “Queues”'],
  ['content/services/training.yaml', 'name: Training\n', 'Service “Training”'],
  ['content/people/lead.yaml', 'role: Lead\n', 'Person “Lead”'],
  ['content/questions/blog/queues.yaml', '', 'Questions to “Queues”'],
  ['content/legal/terms.md', '', 'Terms, a legal text'],
  ['content/interface/chat.yaml', '', 'Chat, on every page'],
  ['content/blog/images/plan-2.png', undefined, 'Picture “plan-2.png”'],
])('%s is called by its words', (file, text, name) => {
  expect(nameOfFile(file, text)).toBe(name)
})

test.each([
  [['hero', 'lead'], 'Hero, lead'],
  [['whoWeHelp', 'audiences', 1, 'title'], 'Who we help, audiences 2, title'],
  [[0, 'to'], 'Entry 1, to'],
  [['__proto__'], '__proto__'],
  [[], ''],
])('%j is called by its fields', (path, name) => {
  expect(nameOfField('content/pages/home.yaml', path)).toBe(name)
})

test('a heading that was reworded is one change, not all of its questions', () => {
  const before = 'Process:\n  - how long?\n  - how much?\nTeam:\n  - who?\n'
  const after = 'Steps:\n  - how long?\n  - how much?\nTeam:\n  - who?\n'
  expect(diffFields('content/questions/about.yaml', before, after)).toEqual([
    { name: 'Steps', words: diffTexts('Process', 'Steps') },
  ])
})

test('a long text that was rewritten is compared at once', () => {
  const before = readFileSync('content/unanswered.yaml', 'utf8')
  const after = `- ${before.replaceAll(' ', ' x ')}`
  const began = performance.now()
  for (const [one, other] of [
    [before, after],
    [after, before],
    [before, before.toUpperCase()],
    [before.repeat(9), after.repeat(9)],
  ] as const) {
    const [field] = diffFields('content/unanswered.yaml', `"${one}`, `"${other}`)
    const without = (kind: string) =>
      field?.words
        .filter((part) => part.kind !== kind)
        .map(({ text }) => text)
        .join('')
    expect(without('added')).toBe(`"${one}`)
    expect(without('removed')).toBe(`"${other}`)
    diffFields('content/unanswered.yaml', one, other)
  }
  const lines = Array.from({ length: 3000 }, (_, index) => `${index} words of it`)
  expect(alignLists(lines, lines.toReversed())).toHaveLength(3000)
  expect(performance.now() - began).toBeLessThan(20_000)
})
