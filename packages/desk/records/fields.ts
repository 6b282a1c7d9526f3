import { claimReference } from '@lintel/engine/schemas/claim.ts'
import { address, day, place, purposes } from '@lintel/engine/schemas/fields.ts'
import type { GenericSchema } from 'valibot'
import { getDescription, getMetadata, getTitle } from 'valibot'
import { nameOf } from './names.ts'

/** A field of a form, derived from its schema. */
export type Field = {
  title?: string
  hint?: string
  isOptional?: boolean
} /** @property isMarkdown whether it has paragraphs, lists and links */ & (
  | { kind: 'text'; maxLength?: number; isMarkdown?: boolean }
  /** An address is a code of any kind, and a link the address of a page. */
  | { kind: 'address' | 'link' | 'flag' | 'claim' | 'moment' | 'day' }
  /** @property isPlace whether it orders the records of its kind */
  | { kind: 'number'; isPlace?: boolean }
  /** Refers to a record of a folder below `content/`. */
  | { kind: 'reference'; folder: string }
  | ChoiceField
  /**
   * A picture of the articles ("images") or of a folder below `public/`.
   * @property isCropped whether pages crop it
   */
  | { kind: 'picture'; folder: string; isCropped?: boolean }
  | { kind: 'group'; fields: Record<string, Field> }
  | { kind: 'list' | 'map'; entry: Field }
  /** One of several groups, selected by the field `key`. */
  | { kind: 'variant'; key: string; groups: Record<string, Field>[]; choice: ChoiceField }
)

export interface ChoiceField {
  kind: 'choice'
  options: string[]
  /** Of options whose values are codes, or are explained. */
  labels?: Record<string, string>
  /** The options by what they are for, where there are many. */
  groups?: [purpose: string, options: string[]][]
  /** What its only option is for. */
  purpose?: string
}

/**
 * Derives a form field from a schema of `packages/engine/schemas/`.
 * @throws Error for a schema of an unsupported kind
 */
export function fieldOf(schema: GenericSchema): Field {
  const title = getTitle(schema)
  const hint = getDescription(schema)
  return { ...kindOf(schema as Schema), ...(title && { title }), ...(hint && { hint }) }
}

/** The properties of valibot's schemas that forms need. */
interface Schema extends GenericSchema {
  pipe?: Schema[]
  wrapped?: Schema
  requirement?: number
  options?: readonly unknown[]
  literal?: string
  entries?: Record<string, Schema>
  item?: Schema
  value?: Schema
  key?: string
}

function kindOf(schema: Schema): Field {
  const { type, entries = {}, options = [], item, value, wrapped, key = '' } = schema
  if (isOf(schema, claimReference)) return { kind: 'claim' }
  const { folder, pictures, isCropped, purpose, isMoment, isMarkdown } = getMetadata(schema)
  if (isMoment) return { kind: 'moment' }
  if (isMarkdown) return { kind: 'text', isMarkdown: true }
  if (folder) return { kind: 'reference', folder: String(folder) }
  if (pictures) return { kind: 'picture', folder: String(pictures), ...(isCropped === true && { isCropped }) }
  if ((type === 'optional' || type === 'nullable' || type === 'nullish') && wrapped)
    return { ...fieldOf(wrapped), isOptional: true }
  if (type === 'union') return fieldOf(options[0] as GenericSchema)
  if (isOf(schema, address)) return { kind: 'link' }
  if (isOf(schema, day)) return { kind: 'day' }
  // A pattern means a code or an address, not prose.
  if (type === 'string')
    return hasPattern(schema) ? { kind: 'address' } : { kind: 'text', ...limitOf(schema) }
  if (type === 'number') return { kind: 'number', ...(isOf(schema, place) && { isPlace: true }) }
  if (type === 'boolean') return { kind: 'flag' }
  if (type === 'picklist') return { kind: 'choice', options: options.map(String) }
  if (type === 'literal')
    return {
      kind: 'choice',
      options: [String(schema.literal)],
      ...(purpose !== undefined && { purpose: String(purpose) }),
    }
  if (type === 'strict_object') return { kind: 'group', fields: fieldsOf(entries) }
  if (type === 'array' && item) return { kind: 'list', entry: fieldOf(item) }
  if (type === 'record' && value) return { kind: 'map', entry: fieldOf(value) }
  if (type === 'variant') {
    const groups = options.map((each) => fieldsOf((each as Schema).entries ?? {}))
    return { kind: 'variant', key, groups, choice: choiceOfKind(key, groups) }
  }
  throw new Error(
    `No form knows a field of the kind "${type}": describe it in packages/desk/records/fields.ts.`,
  )
}

const fieldsOf = (entries: Record<string, GenericSchema>) =>
  Object.fromEntries(Object.entries(entries).map(([name, each]) => [name, fieldOf(each)]))

/** Whether a schema is another one, or a pipe that begins with it. */
function isOf(schema: Schema, other: GenericSchema): boolean {
  return (
    schema === other ||
    (schema.pipe?.[0] !== undefined && schema.pipe[0] !== schema && isOf(schema.pipe[0], other))
  )
}

const hasPattern = ({ pipe = [] }: Schema): boolean =>
  pipe.some((step) => step.type === 'regex' || (step.pipe !== undefined && hasPattern(step)))

function limitOf({ pipe = [] }: Schema): { maxLength?: number } {
  for (const step of pipe) {
    if (step.type === 'max_length' && Number.isFinite(step.requirement))
      return { maxLength: step.requirement ?? 0 }
    const { maxLength: most } = step.pipe ? limitOf(step) : {}
    if (most !== undefined) return { maxLength: most }
  }
  return {}
}

/** The choice between the kinds of a variant: each with what it shows, by what it is for. */
function choiceOfKind(key: string, groups: Record<string, Field>[]): ChoiceField {
  const kinds = groups.flatMap((group) => {
    const { hint, ...field } = group[key] ?? { kind: 'flag' }
    return field.kind === 'choice' ? { ...field, hint, name: field.options[0] ?? '' } : []
  })
  return {
    kind: 'choice',
    options: kinds.map(({ name }) => name),
    labels: Object.fromEntries(
      kinds.map(({ name, hint }) => [name, [nameOf(name), hint].filter(Boolean).join(': ')]),
    ),
    groups: purposes
      .map((purpose): [string, string[]] => [
        purpose,
        kinds.filter((each) => each.purpose === purpose).map(({ name }) => name),
      ])
      .filter(([, names]) => names.length > 0),
  }
}
