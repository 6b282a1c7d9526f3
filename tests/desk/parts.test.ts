import { type Field, fieldOf } from '@lintel/desk/records/fields.ts'
import { partOf, showsField } from '@lintel/desk/views/pages/partOf.ts'
import { checkRecord } from '@lintel/engine/content/checkRecords.ts'
import { schemaOf } from '@lintel/engine/content/collections.ts'
import { expect, test } from 'vitest'

const formOf = (path: string): Field => fieldOf(schemaOf(path) ?? expect.unreachable(path))

test.each([
  ['redirects.yaml', '- from: /Old.html\n  to: about\n', ['0.from', '0.to']],
  ['synonyms.yaml', '- 1\n- {a: b}\n', ['0', '1']],
  ['questions/zed.yaml', 'A heading: 1\n', ['A heading']],
])('what is wrong in %s stands in the panel, at a field', (path, text, fields) => {
  const diagnostics = checkRecord(path, text)
  expect(diagnostics.map(({ field }) => field)).toEqual(fields)
  for (const { field = '', message } of diagnostics) {
    const part = partOf(formOf(path), field.split('.')[0] ?? '')
    expect(showsField(part, field)).toBe(true)
    // A list is shown whole, under the name of its file.
    expect(part.title).toBe(path.startsWith('questions') ? 'A heading' : undefined)
    expect(message).not.toContain('the file')
  }
})

test('what is wrong in another part of a page is told too', () => {
  const part = partOf(formOf('pages/about.yaml'), 'head')
  expect(showsField(part, 'head.title')).toBe(true)
  expect(showsField(part, 'blocks.0.lead')).toBe(false)
  expect(showsField(partOf(formOf('pages/home.yaml'), 'blocks'), 'blocks.0.lead')).toBe(true)
})
