import { globSync } from 'node:fs'
import { createBlankRecord } from '@lintel/desk/records/blank.ts'
import { fieldOf } from '@lintel/desk/records/fields.ts'
import { nameOf, nameOfFieldId, parseFieldId } from '@lintel/desk/records/names.ts'
import { annotateFields, markRecord, stripMarks } from '@lintel/desk/server/marks.ts'
import { schemaOf } from '@lintel/engine/content/collections.ts'
import { recordSource } from '@lintel/engine/content/records.ts'
import { purposes } from '@lintel/engine/schemas/fields.ts'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

const files = globSync(['content/**/*.yaml', 'content/legal/*.md']).sort()

test.each(files)('%s has a form, and its texts can be marked and read again', (file) => {
  const schema = schemaOf(file.replace('content/', ''))
  if (!schema) throw new Error('Nothing reads it.')
  expect(fieldOf(schema).kind).toMatch(/group|map|list/)
  const record = parse(recordSource(file))
  const marked = JSON.stringify(markRecord(record, file))
  expect(marked).not.toBe(JSON.stringify(record))
  expect(JSON.parse(stripMarks(marked))).toEqual(record)
})

test('a limit, choices, references and what may be left out are known of a field', () => {
  const service = fieldOf(schemaOf('services/training.yaml') as never)
  expect(service).toMatchObject({
    kind: 'group',
    fields: {
      name: { kind: 'text' },
      features: { kind: 'list', entry: { kind: 'text' } },
      drawing: { kind: 'choice', options: expect.arrayContaining(['consulting']) },
      shownIn: { fields: { menu: { kind: 'number', isOptional: true } } },
      head: { fields: { description: { kind: 'text', maxLength: 170 } } },
      hero: { fields: { actions: { kind: 'list', entry: { fields: { href: { kind: 'link' } } } } } },
      blocks: { kind: 'list', entry: { kind: 'variant', key: 'block' } },
    },
  })
  expect(fieldOf(schemaOf('case-studies/x.yaml') as never)).toMatchObject({
    fields: {
      claims: { entry: { kind: 'claim' } },
      service: { kind: 'reference', folder: 'services' },
      drawing: { kind: 'variant' },
    },
  })
  expect(fieldOf(schemaOf('pages/contact.yaml') as never)).toMatchObject({
    fields: { reader: { isOptional: true, fields: { person: { kind: 'reference', folder: 'people' } } } },
  })
})

test('each kind of block says what it shows, among those of its purpose', () => {
  const page = fieldOf(schemaOf('pages/anything.yaml') as never)
  const list = page.kind === 'group' ? page.fields.blocks : undefined
  const blocks = list?.kind === 'list' ? list.entry : undefined
  if (blocks?.kind !== 'variant') throw new Error('There are no blocks.')
  const { options, labels = {}, groups = [] } = blocks.choice
  expect(options.length).toBe(blocks.groups.length)
  expect(groups.map(([purpose]) => purpose)).toEqual(purposes)
  expect(groups.flatMap(([, names]) => names).sort()).toEqual(options.toSorted())
  for (const each of options) expect(labels[each]).toMatch(/^[A-Z].+: [^.]{12,80}$/)
  expect(labels.steps).toBe('Steps: what happens one after the other, in numbered steps')
})

test('a new service stands last in the lists in which most others stand', () => {
  const place = { kind: 'number' as const, isPlace: true, isOptional: true }
  const field = {
    kind: 'group' as const,
    fields: {
      name: { kind: 'text' as const },
      shownIn: { kind: 'group' as const, fields: { menu: place, home: place } },
    },
  }
  const others = [{ shownIn: { menu: 1, home: 1 } }, { shownIn: { menu: 4 } }]
  expect(createBlankRecord(field, others)).toEqual({ name: '', shownIn: { menu: 5 } })
  expect(fieldOf(schemaOf('services/training.yaml') as never)).toMatchObject({
    fields: { shownIn: { fields: { menu: place } } },
  })
})

describe('a document tells where its texts stand', () => {
  const record = markRecord(
    { head: { title: 'A & B', description: 'Of it' }, hero: { label: 'Label', title: 'Of it', lead: 'x' } },
    'content/pages/contact.yaml',
  )
  const { head } = record

  test('on the element that holds each, and nothing else of it changes', () => {
    const html = (title: string) =>
      `<!DOCTYPE html><html><head><title>${title} | Lintel</title><style>a > b{}</style></head><body><!-- a --><p class=x>${title}</p><p>Other</p><img alt="${title}"><script>let a = "${title}</p>"</script></body></html>`
    const annotated = annotateFields(html(head.title.replace('&', '&amp;')))
    expect(annotated.replaceAll(/ data-edit="[^"]*"/g, '')).toBe(html('A &amp; B'))
    const attribute = 'data-edit="content/pages/contact.yaml#head.title"'
    expect(annotated).toContain(`<title ${attribute}>`)
    expect(annotated).toContain(`<p ${attribute} class=x>`)
    expect(annotated).toContain(`<img ${attribute} alt=`)
    expect(annotated).toContain('<p>Other</p>')
  })

  test('with all texts of an element that holds several', () => {
    expect(annotateFields(`<p>${head.title} and ${head.description}</p>`)).toBe(
      '<p data-edit="content/pages/contact.yaml#head.title content/pages/contact.yaml#head.description">A & B and Of it</p>',
    )
  })
})

test('names of fields are words', () => {
  expect(nameOf('whoWeHelp')).toBe('Who we help')
  expect(nameOfFieldId('content/pages/home.yaml#hero.actions.0.label')).toBe('Hero, actions 1, label')
  expect(parseFieldId('content/a.yaml#b.0').path).toEqual(['b', 0])
})
