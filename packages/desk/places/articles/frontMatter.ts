import { readMatter } from '@lintel/engine/content/frontMatter.ts'
import { writtenDates } from '@lintel/engine/content/parsePost.ts'
import { isMap, isScalar, isSeq, type Pair, parseDocument } from 'yaml'
import type { Fields } from './fields.ts'

/** A post as it is edited; joined, its parts are the file. */
export interface Parts {
  /** Up to where the front matter begins. */
  open: string
  matter: string
  /** Up to where the text begins. */
  close: string
  body: string
}

/** Parts a file where the site's own reader does. */
export function partsOf(source: string): Parts {
  const open = /^\uFEFF?---(?!-)[^\n]*\n?/.exec(source)?.[0]
  if (open === undefined) return { open: '---\n', matter: '', close: '---\n', body: source }
  const end = source.indexOf('\n---', open.length - 1)
  if (end === -1) return { open, matter: source.slice(open.length), close: '', body: '' }
  const close = /^---\r?\n?/.exec(source.slice(end + 1))?.[0] ?? ''
  return {
    open,
    matter: source.slice(open.length, end + 1),
    close,
    body: source.slice(end + 1 + close.length),
  }
}

export const joined = ({ open, matter, close, body }: Parts) => open + matter + close + body

/** What a form shows of the front matter; nothing where it cannot be read. */
export function fieldsOf(source: string): Fields | null {
  try {
    const { data } = readMatter(source)
    if (typeof data !== 'object') return null
    const written = { ...data, ...writtenDates(data, source) }
    const text = (name: keyof Fields) =>
      written[name] === undefined || written[name] === null ? '' : `${written[name]}`
    return {
      title: text('title'),
      description: text('description'),
      date: text('date'),
      updated: text('updated'),
      author: text('author'),
      tags: Array.isArray(data.tags) ? data.tags.map(String) : [],
      heroImage: text('heroImage'),
      draft: data.draft === true,
    }
  } catch {
    // `parsePost` says why, with the line.
    return null
  }
}

/**
 * Writes the fields that have changed into a front matter: each takes the place of its former value alone, so that all
 * else keeps its bytes.
 * @param former what the front matter says now
 */
export function withFields(matter: string, former: Fields, fields: Fields): string {
  const lineBreak = matter.includes('\r\n') ? '\r\n' : '\n'
  const changed = (Object.keys(fields) as (keyof Fields)[]).filter(
    (name) => JSON.stringify(fields[name]) !== JSON.stringify(former[name]),
  )
  return changed.reduce((text, name) => withField(text, name, fields[name], lineBreak), matter)
}

function withField(matter: string, name: keyof Fields, value: Fields[keyof Fields], lineBreak: string) {
  const { contents } = parseDocument(matter)
  const pair = isMap(contents)
    ? contents.items.find(({ key }) => isScalar(key) && key.value === name)
    : undefined
  const isLeftOut =
    !['title', 'date', 'description', 'tags'].includes(name) && (value === '' || value === false)
  if (!pair) {
    if (isLeftOut) return matter
    const separator = matter === '' || matter.endsWith('\n') ? '' : lineBreak
    return `${matter}${separator}${name}: ${written(value, undefined)}${lineBreak}`
  }
  const [start, end] = placeOf(pair, matter)
  if (isLeftOut) return withoutLines(matter, keyOf(pair), end)
  const before = matter.slice(0, start)
  return `${before}${/[:]$/.test(before) ? ' ' : ''}${written(value, matter.slice(start, end))}${matter.slice(end)}`
}

const keyOf = ({ key }: Pair) => (isScalar(key) && key.range ? key.range : ([0, 0, 0] as const))

/** From where to where the value of a field stands; where it has none, behind its colon. */
function placeOf({ key, value }: Pair, matter: string): [start: number, end: number] {
  const behindColon = matter.indexOf(':', isScalar(key) ? key.range?.[1] : 0) + 1
  if ((!isScalar(value) && !isSeq(value)) || !value.range) return [behindColon, behindColon]
  const [start, end] = value.range
  if (start === end) return [behindColon, behindColon]
  // A list over several lines ends with its last line break, which stays.
  return [start, start + matter.slice(start, end).trimEnd().length]
}

/** Removes the lines from a field's name to the end of its value. */
function withoutLines(matter: string, [key]: readonly number[], end: number): string {
  const first = matter.lastIndexOf('\n', key) + 1
  const last = matter.indexOf('\n', end)
  return matter.slice(0, first) + (last === -1 ? '' : matter.slice(last + 1))
}

/** A value as YAML, in the way in which the former one was written where that is possible. */
function written(value: Fields[keyof Fields], former: string | undefined): string {
  if (typeof value === 'boolean') return `${value}`
  if (typeof value === 'string') {
    const wasPlain = former === undefined ? /^\d{4}-\d\d-\d\d$/.test(value) : !/^["'|>]/.test(former)
    return wasPlain && isPlain(value) ? value : quoted(value)
  }
  const items = value.map((item) =>
    /^[\p{L}][\p{L}\d -]*$/u.test(item) && isPlain(item) ? item : quoted(item),
  )
  if (!former?.startsWith('-') || items.length === 0) return `[${items.join(', ')}]`
  const [, between = '\n'] = /(\r?\n[ ]*)-/.exec(former) ?? []
  return items.map((item) => `- ${item}`).join(between)
}

/** Whether every reader of YAML takes a text for that text, without quotes. */
function isPlain(value: string): boolean {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return true
  const isWord = /^\p{L}[\p{L}\p{M}\d ,.;:!?()/'’“”–—-]*$/u.test(value) && !/:(?: |$)|\s$/.test(value)
  return isWord && !/^(?:true|false|yes|no|on|off|y|n|null)$/i.test(value)
}

/** JSON is YAML too, once what YAML allows in no file is written as a code. */
function quoted(value: string): string {
  return JSON.stringify(value).replaceAll(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
