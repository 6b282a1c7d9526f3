import { type Diagnostic, describeDiagnostic, lineAt } from '@lintel/rules/diagnostic.ts'
import * as v from 'valibot'
import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml'
import { fillTokens, type Tokens } from './fillTokens.ts'
import { Cache, readSource, withMarks } from './sources.ts'

/** What a YAML file may refer to. */
export interface References {
  tokens: Tokens
  claims: Record<string, object>
  /** Other records, by the fields that name one of them by its id; left out where these are read. */
  named?: Record<string, { label: string; find: (id: string) => object | undefined }>
}

type ParsedRecord<Schema extends v.GenericSchema> =
  | { record: v.InferOutput<Schema>; diagnostics: [] }
  | { record: null; diagnostics: Diagnostic[] }

/** All that is wrong with a record that was read to be shown. Its message says where: it has no stack besides. */
export class RecordError extends Error {
  constructor(diagnostics: Diagnostic[]) {
    super(diagnostics.map(describeDiagnostic).join('\n'))
    this.stack = this.message
  }
}

/**
 * Reads a YAML file below `content/`, or what stands at the top of a Markdown file there.
 * @param file from the project's folder: "content/pages/about.yaml"
 * @throws RecordError, where the build and `npm run check -- content` would name what is wrong
 */
export function readRecord<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  references: References,
): v.InferOutput<Schema> {
  return records.of(file, () => {
    const { record, diagnostics } = parseRecord(file, recordSource(file), schema, references)
    if (record === null) throw new RecordError(diagnostics)
    return withMarks(record, file)
  })
}

const records = new Cache<v.InferOutput<v.GenericSchema>>()

/** The YAML of a file, from its first line. */
export const recordSource = (file: string) => recordIn(file, readSource(file))

/** The YAML in the text of a file: of Markdown, what stands at its top. */
export function recordIn(file: string, source: string): string {
  return file.endsWith('.md') ? (/^---\r?\n[\s\S]*?\n(?=---\r?\n)/.exec(source)?.[0] ?? '') : source
}

/**
 * Parses a YAML text and checks it. Tokens in its texts are replaced, and so are the ids in fields that are named
 * "claim" or "claims", or that name another record.
 * @returns the record, or a diagnostic for each thing that is wrong with it
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
  const value = document.toJS({ reviver: (key, value) => resolved(key, value, references) })
  const { success, output, issues } = v.safeParse(schema, value, { abortPipeEarly: true })
  if (success) return { record: output, diagnostics: [] }
  return {
    record: null,
    diagnostics: issues.map((issue) => ({
      ...at(offsetOf(document, issue)),
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

/** Errors that the parser names in words of its own, by its codes. */
const syntaxErrors: Partial<Record<YAMLError['code'], Pick<Diagnostic, 'message' | 'fix'>>> = {
  TAB_AS_INDENT: {
    message: 'a tab stands before the text',
    fix: 'write spaces, two for each step further in',
  },
  DUPLICATE_KEY: { message: 'this field stands here twice', fix: 'keep one of them' },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'a second colon in this line begins a field',
    fix: 'put the text in quotes: title: "AI: a guide"',
  },
}

/** What keeps a text from being read: the first such thing, as the others follow from it, most often. */
function syntaxErrorOf(
  document: Document.Parsed,
): (Pick<Diagnostic, 'message' | 'fix'> & { offset: number }) | undefined {
  const [error] = document.errors
  if (!error) return aliasIn(document)
  const { code, message } = error
  const [reason = message] = message.split(/ at line \d/)
  const [from] = error.pos
  if (reason.startsWith('Missing closing'))
    return {
      offset: rangesOf(document, 'Scalar').findLast((offset) => offset <= from) ?? from,
      message: 'a quotation mark is not closed',
      fix: 'write the same mark at the end of the text',
    }
  const described = syntaxErrors[code] ?? {
    message: `this cannot be read (${reason})`,
    fix: 'write lines of the form "name: text", each list entry behind "- ", and a text with signs or quotation marks between double ones',
  }
  return { offset: from, ...described }
}

/** YAML could repeat a part of a file by name; here it is a text whose author did not know. */
function aliasIn(document: Document.Parsed) {
  const offset = rangesOf(document, 'Alias').at(0)
  return offset === undefined
    ? undefined
    : { offset, message: 'a text begins with "*"', fix: 'put the text in quotes' }
}

/** Where the nodes of a kind begin. */
function rangesOf(document: Document.Parsed, kind: 'Alias' | 'Scalar'): number[] {
  const offsets: number[] = []
  const note = (_: unknown, { range }: { range?: [number, ...number[]] | null | undefined }) => {
    if (range) offsets.push(range[0])
  }
  visit(document, { [kind]: note })
  return offsets
}

const conflictMark = /^(?:<{7}|={7}|>{7})(?: .*)?$/m

/** What only bytes that are no UTF-8 are read as, and what no text has. */
const noText = /[\0\ufffd]/

/** What nobody can have written: other bytes than those of a text, or both versions of one that two people have changed. */
export function syntaxErrorIn(source: string): Pick<Diagnostic, 'line' | 'message' | 'fix'> | undefined {
  if (noText.test(source))
    return {
      line: lineAt(source, source.search(noText)),
      message: 'this is no text, or not one in UTF-8',
      fix: 'bring its last version back, or save it as UTF-8 in the program that has written it',
    }
  const offset = source.search(conflictMark)
  return offset < 0
    ? undefined
    : {
        line: lineAt(source, offset),
        message: 'two versions of this text stand here at once',
        fix: 'keep the words of one of them, and remove the lines of signs around both',
      }
}

type Issue = v.BaseIssue<unknown>

function describeIssue(
  issue: Issue,
  { named = {} }: References,
): Required<Pick<Diagnostic, 'field' | 'message' | 'fix'>> {
  const keys = (issue.path ?? []).map(({ key }) => key)
  const name = String(keys.findLast((key) => typeof key === 'string') ?? 'the file')
  // Of a rule about several fields, the input is all of them.
  const input = typeof issue.input === 'object' ? issue.path?.at(-1)?.value : issue.input
  const { label } = (Object.hasOwn(named, name) && named[name]) || {}
  const message = messageOf({ ...issue, input }, name, keys, label)
  return { field: keys.join('.'), message, fix: issue.message }
}

function messageOf(
  { type, expected, input }: Issue,
  name: string,
  keys: unknown[],
  label: string | undefined,
): string {
  if (expected === 'never') return `there is no field "${name}" here`
  if (input === undefined || input === null || input === '') return `${name} is missing`
  if (typeof input === 'string') {
    const isClaim = name === 'claim' || (keys.includes('claims') && keys.at(-1) !== 'claims')
    if (isClaim) return `there is no claim "${input}"`
    if (name === 'block') return `there is no block "${input}"`
    if (label) return `there is no ${label} "${input}"`
  }
  if (type === 'max_length') return `${name} has ${String(input).length} characters`
  if (type === 'check' && String(input).includes('{{')) return `${name} has an unknown token`
  return `${name} is ${kindOf(input)}`
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of fields'
  return typeof value === 'string' ? `"${shortened(value)}"` : `the ${typeof value} ${value}`
}

/** Long enough to be known again. */
const quoted = 80

const shortened = (text: string) => (text.length > quoted ? `${text.slice(0, quoted)} …` : text)

/** Where an issue lies in the text: at the value, or at the name where the name is what is wrong. */
function offsetOf(document: Document.Parsed, { path, expected, input }: Issue): number {
  const keys = (path ?? []).map(({ key }) => key)
  const isName = expected === 'never'
  for (let end = keys.length; end > 0; end--) {
    const parent = document.getIn(keys.slice(0, end - 1), true)
    const key = keys[end - 1]
    const pair = isMap(parent)
      ? parent.items.find((item) => isScalar(item.key) && item.key.value === key)
      : undefined
    const value = isCollection(parent) ? parent.get(key, true) : undefined
    // What is missing is missing below its parent's name.
    const isWhole = end === keys.length && !isName && input !== undefined
    const node = isWhole ? (value ?? pair?.key) : (pair?.key ?? value)
    if (isRanged(node)) return node.range[0]
  }
  return document.contents?.range?.[0] ?? 0
}

function isRanged(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
}
