import { appendTo, createBlank, removeFrom } from '@lintel/desk/records/blank.ts'
import { type Field, fieldOf } from '@lintel/desk/records/fields.ts'
import { partOf, showsField } from '@lintel/desk/views/pages/partOf.ts'
import { applyChange, type Change, type Path, valueAt } from '@lintel/engine/content/change.ts'
import { everyCollection } from '@lintel/engine/content/collections.ts'
import { editYaml, yamlForm } from '@lintel/engine/content/editYaml.ts'
import { pathOf } from '@lintel/engine/content/recordPaths.ts'
import { type GenericSchema, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'

const schemas = everyCollection.flatMap(({ files, schema, named = {} }): [string, GenericSchema][] => [
  ...(schema ? [[pathOf(files, 'any'), schema] as [string, GenericSchema]] : []),
  ...Object.entries(named).map(([id, each]): [string, GenericSchema] => [pathOf(files, id), each]),
])

/** What "Add" does to a record, after what else had to be added first. */
interface Addition {
  field: Field
  path: Path
  changes: Change[]
}

/** Every list and group of a form that has a button "Add". */
function additionsIn(field: Field, path: Path = [], before: Change[] = []): Addition[] {
  if (field.kind === 'list') {
    const { entry } = field
    const kinds = entry.kind === 'variant' ? entry.groups.map(groupOf) : [entry]
    return kinds.flatMap((kind) => {
      const added = appendTo(field.isOptional ? undefined : [], path, createBlank(kind))
      const changes = [...before, added]
      return [{ field, path, changes }, ...additionsIn(kind, [...path, 0], changes)]
    })
  }
  const group = field.kind === 'variant' ? groupOf(field.groups[0] ?? {}) : field
  if (group.kind !== 'group') return []
  const inside = (changes: Change[]) =>
    Object.entries(group.fields).flatMap(([name, each]) => additionsIn(each, [...path, name], changes))
  if (!field.isOptional) return inside(before)
  const changes: Change[] = [...before, { kind: 'set', path, value: createBlank(field) }]
  return [{ field, path, changes }, ...inside(changes)]
}

const groupOf = (fields: Record<string, Field>): Field => ({ kind: 'group', fields })

/** Whether a list shows its entries, or a group its fields. */
const isShown = (field: Field, value: unknown) =>
  field.kind === 'list'
    ? Array.isArray(value) && value.length > 0
    : typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is wrong with the form of a value, and cannot be mended by filling fields in. */
const formErrors = (schema: GenericSchema, record: unknown, path: Path) =>
  (safeParse(schema, record).issues ?? [])
    .filter(({ type }) => /array|object|record|variant/.test(type))
    .map((issue) => (issue.path ?? []).map(({ key }) => key).join('.'))
    .filter((field) => field.startsWith(path.join('.')))

test.each(schemas)('%s: whatever can be added gets fields', (file, schema) => {
  const form = fieldOf(schema)
  const blank = createBlank(form)
  for (const { field, path, changes } of additionsIn(form)) {
    const at = `${file}#${path.join('.')}`
    const record = changes.reduce(applyChange, blank)
    expect(isShown(field, valueAt(record, path)), at).toBe(true)
    expect(formErrors(schema, record, path), at).toEqual([])
    const written = changes.reduce(editYaml, stringify(blank, yamlForm))
    expect(parse(written), at).toEqual(record)
  }
})

test.each(schemas)('%s: what may be left out can be added where no text of it is shown yet', (_, schema) => {
  const form = fieldOf(schema)
  if (form.kind !== 'group') return
  const part = partOf(form, '')
  for (const [name, each] of Object.entries(form.fields))
    if (each.isOptional) expect(showsField(part, name), name).toBe(true)
})

test('a list that may be left out goes with its last entry, and any other stays', () => {
  const remove = { kind: 'remove' }
  expect(removeFrom(['a'], ['situation'], 0, true)).toEqual({ ...remove, path: ['situation'] })
  expect(removeFrom(['a'], ['claims'], 0, false)).toEqual({ ...remove, path: ['claims', 0] })
  expect(removeFrom(['a', 'b'], ['situation'], 1, true)).toEqual({ ...remove, path: ['situation', 1] })
})
