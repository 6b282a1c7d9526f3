import { type Diagnostic, describeDiagnostic, lineAt } from '@lintel/rules/diagnostic.ts'
import * as v from 'valibot'
import { type Document, isCollection, isMap, isScalar, LineCounter, visit, type YAMLError } from 'yaml'
import { fillTokens, type Tokens } from './fillTokens.ts'
import { withoutHidden } from './hiddenBlocks.ts'
import { Cache, readSource, withMarks } from './sources.ts'
import { parseDocument, tooDeep } from './yaml.ts'

/** What a YAML file may refer to. */
export interface References {
  tokens: Tokens
  claims: Record<string, object>
  /** Other records, by the field that refers to them by id. Omitted where those are read themselves. */
  named?: Record<string, { label: string; find: (id: string) => object | undefined }>
}

type ParsedRecord<Schema extends v.GenericSchema> =
  | { record: v.InferOutput<Schema>; diagnostics: [] }
  | { record: null; diagnostics: Diagnostic[] }

/** Everything wrong with a record. It has no stack, because its message already names the place. */
export class RecordError extends Error {
  constructor(diagnostics: Diagnostic[]) {
    super(diagnostics.map(describeDiagnostic).join('\n'))
    this.stack = this.message
  }
}

/**
 * Reads and validates a YAML file in `content/`, or the front matter of a Markdown file there.
 * @param file relative to the project: "content/pages/about.yaml"
 * @throws RecordError with the same problems that the build and `npm run check -- content` report
 */
export function readRecord<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  references: References,
): v.InferOutput<Schema> {
  return records.of(file, () => {
    const { record, diagnostics } = parseRecord(file, recordSource(file), schema, references)
    if (record === null) throw new RecordError(diagnostics)
    return withoutHidden(withMarks(record, file))
  })
}

const records = new Cache<v.InferOutput<v.GenericSchema>>()

/** Returns the YAML of a file, starting at line 1 so that line numbers match the file's. */
export const recordSource = (file: string) => recordIn(file, readSource(file))

/** Extracts the YAML from the text of a file; for Markdown, its front matter. */
export function recordIn(file: string, source: string): string {
  return file.endsWith('.md') ? (/^---\r?\n[\s\S]*?\n(?=---\r?\n)/.exec(source)?.[0] ?? '') : source
}

/**
 * Parses and validates a YAML text. Replaces the tokens in its strings, and the ids in fields named "claim"
 * or "claims" or that refer to another record.
 * @returns the record, or a diagnostic for each problem
 */
export function parseRecord<Schema extends v.GenericSchema>(
  file: string,
  source: string,
  schema: Schema,
  references: References,
): ParsedRecord<Schema> {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines })
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { file, line, column: col }
  }
  const unreadable = syntaxErrorOf(document)
  if (unreadable) {
    const { offset, ...error } = unreadable
    return { record: null, diagnostics: [{ ...at(offset), ...error }] }
  }
  const misnamed = reservedNamesIn(document.toJS())
  if (misnamed.length > 0)
    return {
      record: null,
      diagnostics: misnamed.map((keys) => ({
        ...at(offsetOf(document, keys, false)),
        field: keys.join('.'),
        message: `nothing can be called "${keys.at(-1)}"`,
        fix: 'choose another name',
      })),
    }
  const value = document.toJS({ reviver: (key, value) => resolved(key, value, references) })
  const { success, output, issues } = v.safeParse(schema, value, { abortPipeEarly: true })
  if (success) return { record: output, diagnostics: [] }
  return {
    record: null,
    diagnostics: issues.map((issue) => ({
      ...at(offsetOf(document, keysOf(issue), issue.expected !== 'never' && issue.input !== undefined)),
      ...describeIssue(issue, references),
    })),
  }
}

function resolved(key: unknown, value: unknown, { tokens, claims, named }: References): unknown {
  const claimOf = (id: unknown) => (typeof id === 'string' && Object.hasOwn(claims, id) ? claims[id] : id)
  if (key === 'claim') return claimOf(value)
  if (key === 'claims' && Array.isArray(value)) return value.map(claimOf)
  if (key === 'claims' && typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, id]) => [name, claimOf(id)]))
  if (typeof value !== 'string') return value
  if (named && Object.hasOwn(named, String(key))) return named[String(key)]?.find(value) ?? value
  return fillTokens(value, tokens, (_, match) => match)
}

/** Our own words for errors of the parser, by its error codes. */
const syntaxErrors: Partial<Record<YAMLError['code'], Pick<Diagnostic, 'message' | 'fix'>>> = {
  TAB_AS_INDENT: {
    message: 'a tab stands before the text',
    fix: 'write spaces, two for each step further in',
  },
  DUPLICATE_KEY: { message: 'this field stands here twice', fix: 'keep one of them' },
  RESOURCE_EXHAUSTION: {
    message: `this cannot be read, as ${tooDeep}`,
    fix: 'end each with its bracket',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'a second colon in this line begins a field',
    fix: 'put the text in quotes: title: "AI: a guide"',
  },
}

/** Finds the first error that prevents parsing; later errors mostly follow from it. */
export function syntaxErrorOf(
  document: Document.Parsed,
): (Pick<Diagnostic, 'message' | 'fix'> & { offset: number }) | undefined {
  const [error] = document.errors
  if (!error) return undefined
  const { code, message } = error
  const [reason = message] = message.split(/ at line \d/)
  const [from] = error.pos
  if (code === 'BAD_ALIAS')
    return {
      offset: from,
      message: `a text begins with "${reason}"`,
      fix: `put the text in quotes, or write the text itself instead of ${reason} and a name`,
    }
  if (reason.startsWith('Missing closing'))
    return {
      offset: offsetsOfTexts(document).findLast((offset) => offset <= from) ?? from,
      message: 'a quotation mark is not closed',
      fix: 'write the same mark at the end of the text',
    }
  const described = syntaxErrors[code] ?? {
    message: `this cannot be read (${reason})`,
    fix: 'write lines of the form "name: text", each list entry behind "- ", and a text with signs or quotation marks between double ones',
  }
  return { offset: from, ...described }
}

/** Returns the offsets at which the texts start. */
function offsetsOfTexts(document: Document.Parsed): number[] {
  const offsets: number[] = []
  const note = (_: unknown, { range }: { range?: [number, ...number[]] | null | undefined }) => {
    if (range) offsets.push(range[0])
  }
  visit(document, { Scalar: note })
  return offsets
}

/** Why a parser has thrown. It has no words of its own for what takes all of its stack. */
export const reasonOf = (error: unknown) =>
  error instanceof RangeError
    ? `this cannot be read, as ${tooDeep}`
    : `this cannot be read (${(error as Error).message})`

const conflictMark = /^(?:<{7}|={7}|>{7})(?: .*)?$/m

/** Characters that no text contains: NUL, and the replacement for bytes that are not UTF-8. */
const noText = /[\0\ufffd]/

/** Finds content that no one typed: bytes that are not text, or both sides of a merge conflict. */
export function syntaxErrorIn(source: string): Pick<Diagnostic, 'line' | 'message' | 'fix'> | undefined {
  if (noText.test(source))
    return {
      line: lineAt(source, source.search(noText)),
      message: 'a letter is lost here and stands as “�”, or the file is not text in UTF-8',
      fix: 'write what belongs there; if many are lost, restore the last version, or save the file as UTF-8 in the program that wrote it',
    }
  const offset = source.search(conflictMark)
  return offset < 0
    ? undefined
    : {
        line: lineAt(source, offset),
        message: 'this file contains two versions of the same text',
        fix: 'keep the lines of one version, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>',
      }
}

type Issue = v.BaseIssue<unknown>

function describeIssue(
  issue: Issue,
  { named = {} }: References,
): Required<Pick<Diagnostic, 'field' | 'message' | 'fix'>> {
  const keys = keysOf(issue)
  const name = String(
    keys.findLast((key) => typeof key === 'string') ?? (keys.length > 0 ? 'this entry' : 'the file'),
  )
  // For a rule about several fields, the input is the whole group.
  const input = typeof issue.input === 'object' && issue.path ? issue.path.at(-1)?.value : issue.input
  const { label } = (Object.hasOwn(named, name) && named[name]) || {}
  const message = messageOf({ ...issue, input }, name, keys, label)
  const isEmpty = keys.length === 0 && isNothing(issue.input)
  return {
    field: keys.join('.'),
    message,
    fix: isEmpty ? 'write what belongs here, or remove it' : fixOf(issue),
  }
}

/** Schemas without words of their own have those of valibot, which are for programmers. */
function fixOf({ message, expected }: Issue): string {
  if (!message.startsWith('Invalid ')) return message
  if (expected === 'Array') return 'write a list: a line for each entry, which begins with "- "'
  return expected === 'Object'
    ? 'write fields, each on a line of its own: its name, a colon and its text'
    : 'write it in another way'
}

const isNothing = (value: unknown) => value === undefined || value === null || value === ''

function messageOf(
  { type, expected, input }: Issue,
  name: string,
  keys: unknown[],
  label: string | undefined,
): string {
  if (expected === 'never') return `there is no field "${name}" here`
  if (isNothing(input)) return keys.length === 0 ? 'it is empty' : `${name} is missing`
  if (typeof input === 'string') {
    const isClaim = name === 'claim' || (keys.includes('claims') && keys.at(-1) !== 'claims')
    if (isClaim) return `there is no claim "${input}"`
    if (name === 'block') return `there is no block "${input}"`
    if (label) return `there is no ${label} "${input}"`
  }
  if (Array.isArray(input) && /^(?:check|max_length)$/.test(type))
    return `${name} ${type === 'check' ? 'cannot be as they are' : `has ${input.length} entries`}`
  if (type === 'max_length') return `${name} has ${String(input).length} characters`
  if (type === 'check' && String(input).includes('{{')) return `${name} has an unknown token`
  return `${name} is ${kindOf(input)}`
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of fields'
  return typeof value === 'string' ? `"${shortened(value)}"` : `the ${typeof value} ${value}`
}

/** Long enough to recognize a value by. */
const quoted = 80

const shortened = (text: string) => (text.length > quoted ? `${text.slice(0, quoted)} …` : text)

/** Names that schemas leave out without a word, because programs have them for themselves. */
const reservedNames = ['__proto__', 'constructor', 'prototype']

/** Returns the keys that lead to each field of such a name. */
function reservedNamesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => [
    ...(!Array.isArray(value) && reservedNames.includes(key) ? [[key]] : []),
    ...reservedNamesIn(each).map((keys) => [key, ...keys]),
  ])
}

const keysOf = ({ path }: Issue) => (path ?? []).map(({ key }) => key)

/**
 * Returns the offset of what the keys lead to.
 * @param isValue whether the problem is the value, and not its name, or that there is none
 */
function offsetOf(document: Document.Parsed, keys: unknown[], isValue: boolean): number {
  for (let end = keys.length; end > 0; end--) {
    const parent = document.getIn(keys.slice(0, end - 1), true)
    const key = keys[end - 1]
    const pair = isMap(parent)
      ? parent.items.find((item) => isScalar(item.key) && item.key.value === key)
      : undefined
    const value = isCollection(parent) ? parent.get(key, true) : undefined
    // A missing value is reported at the name of its parent.
    const isWhole = end === keys.length && isValue
    const node = isWhole ? (value ?? pair?.key) : (pair?.key ?? value)
    if (isRanged(node)) return node.range[0]
  }
  return document.contents?.range?.[0] ?? 0
}

function isRanged(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
}
