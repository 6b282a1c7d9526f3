import { isDeepStrictEqual } from 'node:util'
import { checkAddressOf } from '@lintel/engine/checks/addresses.ts'
import { checkBrand } from '@lintel/engine/checks/brand.ts'
import { checkClaims } from '@lintel/engine/checks/claims.ts'
import { checkFigures } from '@lintel/engine/checks/figures.ts'
import { addressesIn, checkLinks, createFollowLink } from '@lintel/engine/checks/links.ts'
import { copyOf } from '@lintel/engine/checks/recordTexts.ts'
import { valueAt } from '@lintel/engine/content/change.ts'
import { checkRecord, recordFiles, referencesIn } from '@lintel/engine/content/checkRecords.ts'
import { claims, claimsFile } from '@lintel/engine/content/claims.ts'
import { schemaOf } from '@lintel/engine/content/collections.ts'
import type { Tokens } from '@lintel/engine/content/fillTokens.ts'
import { readPosts } from '@lintel/engine/content/posts.ts'
import { siteFile } from '@lintel/engine/content/readSite.ts'
import { parseRecord, recordIn, syntaxErrorIn } from '@lintel/engine/content/records.ts'
import { isTooLarge, readFromDisk, readSource, statsOf } from '@lintel/engine/content/sources.ts'
import { parse, parseDocument } from '@lintel/engine/content/yaml.ts'
import { claimsSchema } from '@lintel/engine/schemas/claim.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { isoDay } from '@lintel/rules/time.ts'
import { isScalar, LineCounter, visit } from 'yaml'
import { nameOfField } from './fieldNames.ts'
import { nameOfFile } from './nameOfFile.ts'
import { parseFieldId } from './names.ts'

/**
 * Errors that prevent a write: the record, or another that takes words from it, could not be rendered.
 * @param text of the whole file
 */
export function findBlockingErrors(file: string, text: string): Diagnostic[] {
  const path = file.replace('content/', '')
  const own = checkRecord(path, text)
  return own.length > 0 ? own : findDependentErrors(path, text)
}

/**
 * The result of `npm run check -- content` for one record, each with its field.
 * @param text of the whole file
 */
export function diagnose(file: string, text: string): Diagnostic[] {
  const errors = findBlockingErrors(file, text)
  if (errors.length > 0) return errors
  const source = recordIn(file, text)
  return runChecks(file, source).map((each) => ({ field: fieldAtLine(source, each.line), ...each }))
}

const files = { brand: 'site.yaml', register: 'claims.yaml' }

/** Errors in other records that take words from this one, which are now missing or too long. */
function findDependentErrors(path: string, text: string): Diagnostic[] {
  if (path !== files.brand && path !== files.register) return []
  const file = `content/${path}`
  const read = (each: string) => (each === path ? text : readSource(`content/${each}`))
  const references = referencesIn(read(files.brand), read(files.register))
  const before = referencesIn(readSource(`content/${files.brand}`), readSource(`content/${files.register}`))
  const changed = changedTokens(before.tokens, references.tokens)
  if (changed.length === 0) return []
  const field = changedFields(parse(readSource(file)), parse(text))[0] ?? ''
  return recordFiles().flatMap((other) => {
    if (other === path) return []
    const source = readSource(`content/${other}`)
    if (!changed.some((token) => source.includes(token))) return []
    const isInOrder = checkRecord(other, source, before).length === 0
    return (isInOrder ? checkRecord(other, source, references) : []).map((each) => ({
      file,
      field,
      message: `${nameOfField(each.file, parseFieldId(`#${each.field}`).path)} (${nameOfFile(each.file)}) takes these words, and ${each.message} with them`,
      fix: each.fix,
    }))
  })
}

/** The tokens whose words have changed, claims by their ids. */
function changedTokens(before: Tokens, after: Tokens): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((token) => before[token] !== after[token])
    .map((token) => /^claim\.(\w+)/.exec(token)?.[1] ?? token)
}

/** The paths at which two records differ: "hero.lead". */
function changedFields(before: unknown, after: unknown, path: string[] = []): string[] {
  if (isDeepStrictEqual(before, after)) return []
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return [path.join('.')]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    changedFields(valueAt(before, [key]), valueAt(after, [key]), [...path, key]),
  )
}

function runChecks(file: string, source: string): Diagnostic[] {
  if (file === claimsFile) {
    const today = isoDay(Date.now())
    const { record } = parseRecord(file, source, claimsSchema, { tokens: {}, claims: {} })
    return checkClaims(record ?? {}, source, today)
  }
  return [
    ...(file === siteFile ? checkBrand(source) : []),
    ...checkAddressOf(file),
    ...checkFigures(file, source, copyOf(file, source), claims),
    ...checkLinks(
      file,
      addressesIn(file, source),
      undefined,
      createFollowLink(readPosts().posts, Date.now()),
    ),
  ]
}

/** The path of the field that a line belongs to. */
export function fieldAtLine(source: string, line = 1): string {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines })
  let field = ''
  visit(document, {
    Scalar(key, { range }, path) {
      if (key === 'key' || !range) return
      const [from, to] = [lines.linePos(range[0]).line, lines.linePos(range[1]).line]
      if (from > line || line > to || field) return
      const keys = path.flatMap((node, index) => {
        if ('key' in node && isScalar(node.key)) return [String(node.key.value)]
        const child = path[index + 1] ?? key
        return 'items' in node && Array.isArray(node.items) && !('key' in Object(node.items[0]))
          ? [String(index + 1 < path.length ? node.items.indexOf(child as never) : key)]
          : []
      })
      field = keys.join('.')
    },
  })
  return field
}

/** Whether a form can show the fields of a record, right or wrong. */
export function canBeOpened(file: string): boolean {
  // A link may lead to what is no text of the site.
  const isFile = statsOf(file)?.isFile()
  if (!isFile || isTooLarge(file) || !schemaOf(file.replace('content/', ''))) return false
  const text = readFromDisk(file)
  try {
    if (syntaxErrorIn(text)) return false
    const record = parse(recordIn(file, text))
    return typeof record === 'object' && record !== null
  } catch {
    return false
  }
}
