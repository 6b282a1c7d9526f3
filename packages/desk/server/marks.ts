import { valueAt } from '@lintel/engine/content/change.ts'
import { schemaOf } from '@lintel/engine/content/collections.ts'
import { recordSource } from '@lintel/engine/content/records.ts'
import { parse as parseYaml } from '@lintel/engine/content/yaml.ts'
import { ownValue } from '@lintel/rules/ownValue.ts'
import { parse } from 'node-html-parser'
import { type Field, fieldOf } from '../records/fields.ts'

/**
 * A mark is an invisible private-use character after each text of a page. It stands for a field id: a file and a field
 * path, such as "content/pages/home.yaml#hero.lead". Rules that derive ids from words skip it.
 */
const first = 0xf0000
const marks = /[\u{F0000}-\u{10FFFD}]/gu

/** Where paragraphs and entries of a list end within a text. */
const partEnds = /(?<=[\p{L}\p{N}.,:;!?)”’…])(?=\n(?:\n| *(?:[-*+]|\d+[.)]) ))/gu

const fieldIds: string[] = []
const codes = new Map<string, number>()

function markFor(fieldId: string): string {
  const code = codes.get(fieldId) ?? fieldIds.push(fieldId) - 1
  codes.set(fieldId, code)
  return String.fromCodePoint(first + code)
}

const visibleClaimKeys = ['figure', 'text', 'source']

/** Adds a mark to each text of a record that a form can edit. */
export function markRecord<Content>(record: Content, file: string): Content {
  const schema = schemaOf(file.replace('content/', ''))
  if (!schema) return record
  return markValue(record, parseYaml(recordSource(file)), fieldOf(schema), `${file}#`) as Content
}

/**
 * @param written the record as it is in the file, where a claim is an id
 * @param fieldId of this value; of the record itself, its file and "#"
 */
function markValue(record: unknown, written: unknown, field: Field | undefined, fieldId: string): unknown {
  if (field?.kind === 'text') return typeof record === 'string' ? markText(record, markFor(fieldId)) : record
  if (field?.kind === 'claim') return markClaim(record, written)
  if (typeof record !== 'object' || record === null || !field) return record
  const within = (key: string | number, entry: Field | undefined) => {
    const own = (each: unknown) => valueAt(each, [key])
    return markValue(own(record), own(written), entry, `${fieldId}${fieldId.endsWith('#') ? '' : '.'}${key}`)
  }
  if (Array.isArray(record))
    return field.kind === 'list' ? record.map((_, index) => within(index, field.entry)) : record
  const fields = childFieldLookup(field, record as Record<string, unknown>)
  return Object.fromEntries(Object.keys(record).map((key) => [key, within(key, fields(key))]))
}

/** Each part of a text becomes an element of its own, which is clicked to change it. */
const markText = (text: string, mark: string) => text.replaceAll(partEnds, mark) + mark

function childFieldLookup(field: Field, record: Record<string, unknown>): (key: string) => Field | undefined {
  if (field.kind === 'group') return (key) => ownValue(field.fields, key)
  if (field.kind === 'map') return () => field.entry
  if (field.kind !== 'variant') return () => undefined
  const group = field.groups.find((each) => {
    const choice = each[field.key]
    return choice?.kind === 'choice' && choice.options.includes(String(record[field.key]))
  })
  return (key) => group && ownValue(group, key)
}

function markClaim(claim: unknown, id: unknown): unknown {
  if (typeof claim !== 'object' || claim === null || typeof id !== 'string') return claim
  return Object.fromEntries(
    Object.entries(claim).map(([key, value]) => [
      key,
      visibleClaimKeys.includes(key) && typeof value === 'string'
        ? value + markFor(`content/claims.yaml#${id}.${key}`)
        : value,
    ]),
  )
}

/** Removes all marks from a document, and lists the field ids of each element in `data-edit`. */
export function annotateFields(html: string): string {
  if (html.search(marks) < 0) return html
  const elements = parse(html, { comment: true })
    .querySelectorAll('*')
    .map((element) => {
      const texts = element.childNodes.filter(({ nodeType }) => nodeType === 3).map(({ rawText }) => rawText)
      const named = [...texts, ...Object.values(element.rawAttributes)].join('').match(marks) ?? []
      return { at: element.range[0] + 1 + element.rawTagName.length, named: [...new Set(named)] }
    })
  let result = ''
  let end = 0
  for (const { at, named } of elements.filter(({ named }) => named.length > 0).sort((a, b) => a.at - b.at)) {
    const names = named
      .map((mark) => fieldIds[(mark.codePointAt(0) ?? 0) - first])
      .filter((each) => each !== undefined)
    result += `${html.slice(end, at)} data-edit="${names.join(' ')}"`
    end = at
  }
  return (result + html.slice(end)).replaceAll(marks, '')
}

export const stripMarks = (text: string) => text.replaceAll(marks, '')
