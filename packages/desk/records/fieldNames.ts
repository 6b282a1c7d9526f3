import { type Path, valueAt } from '@lintel/engine/content/change.ts'
import { schemaOf } from '@lintel/engine/content/collections.ts'
import { isHidden } from '@lintel/engine/content/hiddenBlocks.ts'
import { recordSource } from '@lintel/engine/content/records.ts'
import { parse } from '@lintel/engine/content/yaml.ts'
import { type Field, fieldOf } from './fields.ts'
import { nameOf, nameOfBlock } from './names.ts'

/**
 * The name of a field: "Hero, lead"; in an article, "Paragraph 3"; empty for a whole file.
 * @param record in which the path is; without one, what the file holds
 */
export function nameOfField(file: string, path: Path, record?: unknown): string {
  const [first, index] = path
  if (path.length === 0) return ''
  if (/\.mdx?$/.test(file) && typeof first === 'number') return `Paragraph ${first + 1}`
  // As the page and its form call it.
  const block =
    first === 'blocks' && typeof index === 'number' ? nameOfBlock(record ?? recordIn(file), index) : undefined
  const words = block ? [block] : []
  let field = fieldAt(file, block ? path.slice(0, 2) : [])
  for (const key of block ? path.slice(2) : path) {
    field = within(field, key)
    // Records that are lists have unnamed entries.
    if (typeof key === 'number') words.push(`${words.pop() ?? 'Entry'} ${key + 1}`)
    else words.push(words.length > 0 ? lowered(field?.title ?? nameOf(key)) : (field?.title ?? nameOf(key)))
  }
  return words.join(', ')
}

function recordIn(file: string): unknown {
  try {
    return parse(recordSource(file))
  } catch {
    return undefined
  }
}

/** The name of a field that uses something, with whether visitors see it: "Picture, picture (hidden)". */
export function nameOfUse(file: string, path: Path, record: unknown): string {
  const isOff = path[0] === 'blocks' && isHidden(valueAt(record, path.slice(0, 2)))
  return `${nameOfField(file, path, record)}${isOff ? ' (hidden)' : ''}`
}

/** The form field at a path; undefined if no form has it. */
export function fieldAt(file: string, path: Path): Field | undefined {
  const schema = /\.yaml$/.test(file) ? schemaOf(file.replace('content/', '')) : undefined
  return path.reduce<Field | undefined>(within, schema && formOf(schema))
}

/** Made once, as a list of changes or of places asks for each of its fields. */
const forms = new Map<Parameters<typeof fieldOf>[0], Field>()

function formOf(schema: Parameters<typeof fieldOf>[0]): Field {
  const form = forms.get(schema) ?? fieldOf(schema)
  forms.set(schema, form)
  return form
}

function within(field: Field | undefined, key: string | number): Field | undefined {
  if (field?.kind === 'list' || field?.kind === 'map') return field.entry
  const groups = field?.kind === 'variant' ? field.groups : field?.kind === 'group' ? [field.fields] : []
  return groups.find((each) => Object.hasOwn(each, key))?.[key]
}

/** Keeps words that begin with an abbreviation. */
const lowered = (words: string) =>
  /^[A-Z][a-z ]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words

/** All texts of a value, one to a line. */
export function wordsOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value !== 'object') return String(value)
  return Object.values(value).map(wordsOf).filter(Boolean).join('\n')
}
