import { globSync, readFileSync } from 'node:fs'
import { applyChange, type Change, type Path } from '@lintel/engine/content/change.ts'
import { editYaml, yamlForm } from '@lintel/engine/content/editYaml.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse, parseDocument } from 'yaml'

/** Questions are many, and all of one kind. */
const files = globSync('content/**/*.yaml', { exclude: ['content/questions/**'] }).sort()

test.each([...globSync('content/**/*.md'), ...globSync('content/questions/*.yaml')])(
  '%s: its YAML is written in the one form',
  (file) => {
    const [, matter] = /^---\n([\s\S]*?\n)---/.exec(readFileSync(file, 'utf8')) ?? []
    const source = file.endsWith('.md') ? (matter ?? '') : readFileSync(file, 'utf8')
    expect(parseDocument(source).toString(yamlForm)).toBe(source)
  },
)

/** The ways to all texts and lists of a file. */
function pathsOf(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  const entries = Array.isArray(value)
    ? value.map((each, index) => [index, each] as const)
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
      : []
  return [{ path, value }, ...entries.flatMap(([key, each]) => pathsOf(each, [...path, key]))]
}

/** Lines that are not in the other text. */
function changedLines(before: string, after: string): number {
  const [one, other] = [before.split('\n'), after.split('\n')]
  return one.filter((line, index) => line !== other[index]).length + Math.abs(one.length - other.length)
}

test.each(files)('%s: a text can be changed, and no other line differs', (file) => {
  const source = readFileSync(file, 'utf8')
  expect(parseDocument(source).toString(yamlForm), 'written in the one form').toBe(source)
  const texts = pathsOf(parse(source)).filter(({ value }) => typeof value === 'string' || value === null)
  expect(texts.length).toBeGreaterThan(0)
  const values = ['Other words: with "marks", #1 & {more}, [all]', "It's plain"]
  const some = texts.filter((_, index) => index % Math.ceil(texts.length / 4) === 0)
  for (const [index, { path }] of some.entries()) {
    const value = `${values[index % 2]} ${index}`
    const result = editYaml(source, { kind: 'set', path, value })
    expect(parseDocument(result).getIn(path)).toBe(value)
    expect(changedLines(source, result), path.join('.')).toBe(1)
  }
})

test('any words can stand in any place', () => {
  const source = readFileSync('content/pages/contact.yaml', 'utf8')
  const texts = pathsOf(parse(source)).filter(({ value }) => typeof value === 'string' || value === null)
  const words = fc.oneof(
    fc.string({ unit: 'binary' }).map((text) => text.toWellFormed()),
    fc.constantFrom(
      'yes',
      'null',
      '~',
      '- a',
      '? b',
      ': c',
      'a: b',
      'a #b',
      '*x',
      '&y',
      '!z',
      '{{claim.x}}',
      '1e3',
      '',
      ' a ',
      'a\nb',
      "'",
      '"',
    ),
  )
  fc.assert(
    fc.property(fc.constantFrom(...texts), words, ({ path }, value) => {
      const result = editYaml(source, { kind: 'set', path, value })
      expect(parseDocument(result).getIn(path)).toBe(value)
      if (!value.includes('\n')) expect(changedLines(source, result)).toBeLessThanOrEqual(1)
    }),
    { numRuns: 60 },
  )
})

test.each(files)(
  '%s: entries of lists can come, go and change places; all comments and other texts stay',
  (file) => {
    const source = readFileSync(file, 'utf8')
    const commentsOf = (text: string) =>
      text
        .split('\n')
        .filter((line) => /^\s*#/.test(line))
        .sort()
    const record = parse(source)
    const lists = pathsOf(record).filter((each) => Array.isArray(each.value))
    // Some of each file, from all over it: each change reads the whole file.
    const some = lists.filter((_, index) => index % Math.ceil(lists.length / 2) === 0)
    for (const { path, value } of some) {
      const list = value as unknown[]
      const changes: Change[] = [{ kind: 'set', path: [...path, list.length], value: list[0] ?? 'One' }]
      if (list.length > 0) changes.push({ kind: 'remove', path: [...path, 0] })
      if (list.length > 1)
        changes.push(
          { kind: 'move', path: [...path, 0], to: list.length - 1 },
          { kind: 'move', path: [...path, 1], to: 0 },
        )
      for (const change of changes) {
        const result = editYaml(source, change)
        expect(parse(result)).toEqual(applyChange(record, change))
        if (change.kind !== 'remove') expect(commentsOf(result)).toEqual(commentsOf(source))
      }
    }
  },
)

describe('a file that somebody keeps by hand', () => {
  const source = `# All of it.
title: 'It''s old' # behind the title
lead: |-
  Some words
  on two lines.

rows:
  # The first.
  - name: One # one
    note: first
    tags: [ a, "b, c" ]

  # The second.
  - name: Two
action: { label: Go, href: /about } # leads on
empty: []

# The end.
`
  test.each<[string, Change, string, string]>([
    [
      'a single-quoted text',
      { kind: 'set', path: ['title'], value: "It's new" },
      "'It''s old'",
      "'It''s new'",
    ],
    [
      'a text over lines',
      { kind: 'set', path: ['lead'], value: 'Short' },
      '|-\n  Some words\n  on two lines.\n',
      '|-\n  Short\n',
    ],
    [
      'an entry of a short list',
      { kind: 'set', path: ['rows', 0, 'tags', 1], value: 'd, e' },
      '"b, c"',
      '"d, e"',
    ],
    [
      'one more there',
      { kind: 'set', path: ['rows', 0, 'tags', 2], value: 'd' },
      '[ a, "b, c" ]',
      '[ a, "b, c", d ]',
    ],
    [
      'a text in braces',
      { kind: 'set', path: ['action', 'label'], value: 'Go, now' },
      'label: Go,',
      'label: "Go, now",',
    ],
    [
      'a field that was left out',
      { kind: 'set', path: ['rows', 1, 'note'], value: 'a: b' },
      '- name: Two\n',
      '- name: Two\n    note: "a: b"\n',
    ],
    ['a field that goes', { kind: 'remove', path: ['rows', 0, 'note'] }, '    note: first\n', ''],
    [
      'a first field that goes',
      { kind: 'remove', path: ['rows', 0, 'name'] },
      'name: One # one\n    note',
      'note',
    ],
    [
      'a first entry',
      { kind: 'set', path: ['empty', 0], value: { name: 'New' } },
      'empty: []',
      'empty:\n  - name: New',
    ],
    [
      'the other way round',
      { kind: 'move', path: ['rows', 1], to: 0 },
      '  # The first.\n  - name: One # one\n    note: first\n    tags: [ a, "b, c" ]\n\n  # The second.\n  - name: Two\n',
      '  # The second.\n  - name: Two\n\n  # The first.\n  - name: One # one\n    note: first\n    tags: [ a, "b, c" ]\n',
    ],
    ['an entry that goes', { kind: 'remove', path: ['rows', 1] }, '\n  # The second.\n  - name: Two\n', ''],
  ])('%s changes alone', (_, change, written, instead) => {
    expect(source).toContain(written)
    expect(editYaml(source, change)).toBe(source.replace(written, () => instead))
  })

  test('a text that was emptied and written again stands as before', () => {
    const set = (text: string, value: string) => editYaml(text, { kind: 'set', path: ['lead'], value })
    const before = 'lead: Some words, and more.\n'
    expect(set(set(before, ''), 'Some words, and more.')).toBe(before)
  })

  test('the last entry leaves an empty list', () => {
    const one = editYaml(source, { kind: 'remove', path: ['rows', 1] })
    expect(parse(editYaml(one, { kind: 'remove', path: ['rows', 0] })).rows).toEqual([])
  })

  test('nothing is written that would say something else', () => {
    expect(() => editYaml(source, { kind: 'set', path: ['none', 'there'], value: 'x' })).toThrow(
      /no "none.there"/,
    )
    expect(() => editYaml('a: [', { kind: 'set', path: ['a'], value: 'x' })).toThrow()
  })
})
