import { readFileSync } from 'node:fs'
import { applyChanges } from '@lintel/desk/records/applyChanges.ts'
import { type Field, fieldOf } from '@lintel/desk/records/fields.ts'
import type { Path } from '@lintel/engine/content/change.ts'
import { checkRecord, recordFiles, referencesIn } from '@lintel/engine/content/checkRecords.ts'
import { schemaOf } from '@lintel/engine/content/collections.ts'
import { parseRecord, recordIn } from '@lintel/engine/content/records.ts'
import { setUnsaved } from '@lintel/engine/content/sources.ts'
import { claimsSchema } from '@lintel/engine/schemas/claim.ts'
import { siteSchema } from '@lintel/engine/schemas/site.ts'
import type { GenericSchema } from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const values = {
  'of another kind': ['a list'],
  empty: '',
  'over-long': 'Words and more words, '.repeat(40),
  markup: '<b>Brandt</b> <script>alert(1)</script>',
  'a token': '<b>Brandt</b> 🚀 {{name}}',
  'an unknown token': 'Words of {{nobody}}',
  emoji: '🚀 👩‍💻 Brandt',
  'right-to-left': 'חברת ברנדט \u202eabc',
  'a conflict mark': 'One\n<<<<<<< HEAD\ntwo',
}

/** One field of each kind that a file has: entries of a list are alike, and so are those of a map. */
function fieldsIn(record: unknown, field: Field, path: Path = []): Path[] {
  if (typeof record !== 'object' || record === null) return [path]
  const [first] = Object.keys(record)
  if (field.kind === 'list' || field.kind === 'map')
    return first === undefined
      ? []
      : fieldsIn((record as Record<string, unknown>)[first], field.entry, [
          ...path,
          Array.isArray(record) ? 0 : first,
        ])
  const fields = field.kind === 'group' ? field.fields : {}
  return Object.entries(record).flatMap(([key, each]) =>
    fields[key] ? fieldsIn(each, fields[key], [...path, key]) : [],
  )
}

/** One file of each kind, and those that others take words from. */
const files = recordFiles().filter(
  (path, index, all) => all.findIndex((each) => schemaOf(each) === schemaOf(path)) === index,
)
const textOf = (path: string) => readFileSync(`content/${path}`, 'utf8')
const texts = new Map(recordFiles().map((path) => [path, textOf(path)]))

/** What the site could not be made of if a file said something else. */
function unreadable(path: string, text: string) {
  const read = (each: string) => (each === path ? text : (texts.get(each) ?? ''))
  const references = referencesIn(read('site.yaml'), read('claims.yaml'))
  // Nothing stands for a token in these: the pages are made of them.
  const none = { tokens: {}, claims: {} }
  if (path === 'site.yaml') return parseRecord(path, text, siteSchema, none).diagnostics
  if (path === 'claims.yaml') return parseRecord(path, text, claimsSchema, none).diagnostics
  return checkRecord(path, text, references)
}

test.each(files)('%s: whatever a field is given, only what pages can be made of is written', (path) => {
  const file = `content/${path}`
  const before = textOf(path)
  const record = parse(recordIn(file, before))
  const fields = fieldsIn(record, fieldOf(schemaOf(path) as GenericSchema))
  expect(fields.length).toBeGreaterThan(0)
  for (const field of fields)
    for (const [name, value] of Object.entries(values)) {
      const { text, rejected, diagnostics } = applyChanges(file, before, [
        { kind: 'set', path: field, value },
      ])
      const context = `${field.join('.')} ${name}: ${JSON.stringify(diagnostics)}`
      if (rejected.length > 0) {
        expect(text, context).toBe(before)
        expect(diagnostics.length, context).toBeGreaterThan(0)
      } else expect(unreadable(path, text), context).toEqual([])
    }
})

test('one wrong entry keeps no other from the file', () => {
  const file = 'content/site.yaml'
  const { text, rejected, diagnostics } = applyChanges(file, textOf('site.yaml'), [
    { kind: 'set', path: ['name'], value: '<b>Brandt</b> 🚀 {{name}}' },
    { kind: 'set', path: ['tagline'], value: 'Plain words.' },
  ])
  expect(rejected).toEqual([0])
  expect(diagnostics).toMatchObject([{ field: 'name' }])
  expect(parse(text)).toMatchObject({ name: parse(textOf('site.yaml')).name, tagline: 'Plain words.' })
})

test('words that are too long for a page that takes them say so where they are written', () => {
  const [, title = ''] = /^ *title: (.*)$/m.exec(textOf('pages/tools.yaml')) ?? []
  const figure = 'More than anybody would ever have expected of it, by far and away'
  setUnsaved(
    'content/pages/tools.yaml',
    textOf('pages/tools.yaml').replace(title, '"{{claim.riskReduction.figure}}"'),
  )
  const { rejected, diagnostics } = applyChanges('content/claims.yaml', textOf('claims.yaml'), [
    { kind: 'set', path: ['riskReduction', 'figure'], value: figure },
  ])
  setUnsaved('content/pages/tools.yaml', undefined)
  expect(rejected).toEqual([0])
  expect(diagnostics[0]).toMatchObject({ field: 'riskReduction.figure' })
  expect(diagnostics[0]?.message).toMatch(/takes these words, and title has \d+ characters/)
})
