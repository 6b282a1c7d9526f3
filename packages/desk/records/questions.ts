import { readFileSync } from 'node:fs'
import { asShown, hasHeading, headingSources, lettersOf } from '@lintel/engine/checks/questions.ts'
import { valueAt } from '@lintel/engine/content/change.ts'
import { yamlForm } from '@lintel/engine/content/editYaml.ts'
import {
  admissionsFile,
  anyHeading,
  pageOfQuestions,
  questionsFile,
  unansweredFile,
} from '@lintel/engine/content/questions.ts'
import { filesOf } from '@lintel/engine/content/sources.ts'
import { parseDocument } from '@lintel/engine/content/yaml.ts'
import { engineFile } from '@lintel/engine/render/engineFile.ts'
import { headingSlug } from '@lintel/rules/headingSlug.ts'
import { type Document, isMap, isScalar, isSeq, type YAMLMap } from 'yaml'
import { ownPageOf, pageOf } from '../app/viewToFix.ts'
import { versionOf, writeFile } from '../server/files.ts'

const questions = ['content/questions/**/*.yaml', unansweredFile, admissionsFile]

/**
 * Questions, admissions and links refer to a heading by its words. This updates them after headings of a record were
 * reworded.
 * @param before the former record
 */
export function renameChangedHeadings(file: string, before: unknown, after: unknown) {
  const [former, present] = [new Set(collectTexts(before)), new Set(collectTexts(after))]
  // A heading that only moved within a list is not renamed.
  const renamed = changedTexts(before, after).filter(([from, to]) => !present.has(from) && !former.has(to))
  renameHeadingReferences(pageOf(file), new Map(renamed))
}

/**
 * Like `renameChangedHeadings`, with the renamed headings given.
 * @param page with these headings; null where many pages show them
 * @param given the new words by the former ones
 */
export function renameHeadingReferences(page: string | null, given: ReadonlyMap<string, string>) {
  if (given.size === 0) return
  const renamed = new Map(Array.from(given, (words) => words.map(asShown) as [string, string]))
  const formerLetters = [...renamed.keys()].map(lettersOf)
  // Other records may still have the same heading.
  let cachedSources: string[] | undefined
  const isGone = (words: string) => {
    cachedSources ??= readSources()
    return !cachedSources.some((source) => holdsText(source, words))
  }
  const rename = (where: string, words: string) =>
    renamed.has(words) && (where === page || isGone(words)) ? renamed.get(words) : undefined
  rewriteFiles(questions, (file, text) => {
    const letters = lettersOf(text)
    return formerLetters.some((each) => letters.includes(each)) ? renameHeadings(file, text, rename) : text
  })
  if (page)
    rewriteFiles(['content/**/*.{yaml,md,mdx}'], (_, text) =>
      [...renamed].reduce((each, [from, to]) => renameLinks(each, page, from, to), text),
    )
}

/** A file before and after a change; null where there is none. */
export interface FileRewrite {
  file: string
  before: string | null
  after: string | null
}

/** Removes the questions about a record's own page, and about headings that no other file has. */
export function rewritesForRemoval(record: string): FileRewrite[] {
  const page = ownPageOf(record)
  const own = lettersOf(readFileSync(record, 'utf8'))
  let others: string | undefined
  const isLost = (heading: string) => {
    if (!hasHeading(own, heading)) return false
    others ??= headingSources([record])
    return !hasHeading(others, heading)
  }
  return filesOf(questions).flatMap((file) => {
    const before = readFileSync(file, 'utf8')
    const isOwn = page !== null && file === questionsFile(page)
    const rest = isOwn ? '' : page === null ? before : removePage(file, before, page)
    const after = rest && renameHeadings(file, rest, (_, heading) => (isLost(heading) ? null : undefined))
    return after === before ? [] : [{ file, before, after: after || null }]
  })
}

function removePage(file: string, text: string, page: string): string {
  const document = parseDocument(text)
  const entries = isSeq(document.contents) ? document.contents.items : []
  const quoting = [...entries.keys()].filter((index) => document.getIn([index, 'quotes', 'page']) === page)
  for (const index of quoting.toReversed()) document.deleteIn([index])
  const isChanged =
    quoting.length > 0 || (file === unansweredFile && isMap(document.contents) && document.delete(page))
  return isChanged ? document.toString(yamlForm) : text
}

export const countLostQuestions = (rewritten: FileRewrite[]) =>
  rewritten.reduce(
    (sum, { before, after }) => sum + countQuestions(before ?? '') - countQuestions(after ?? ''),
    0,
  )

const countQuestions = (text: string) => text.match(/^ *- (?!says:)/gm)?.length ?? 0

/** @returns the new words of a heading; undefined to keep it, null to remove it */
type RenameHeading = (page: string, heading: string) => string | null | undefined

/** Renames headings in a file of questions, or removes them with their questions. */
export function renameHeadings(file: string, text: string, rename: RenameHeading): string {
  const document = parseDocument(text)
  if (document.errors.length > 0) return text
  const before = document.toString(yamlForm)
  const maps = document.contents
  if (file === admissionsFile) renameQuoted(document, rename)
  else if (file !== unansweredFile) renameKeys(maps, pageOfQuestions(file), rename)
  else if (isMap(maps))
    for (const { key, value } of [...maps.items]) {
      renameKeys(value, keyOf(key), rename)
      if (isMap(value) && value.items.length === 0) maps.delete(key)
    }
  if (isMap(maps) && maps.items.length === 0) return ''
  const after = document.toString(yamlForm)
  return after === before ? text : after
}

function renameKeys(map: unknown, page: string, rename: RenameHeading) {
  if (!isMap(map)) return
  for (const { key } of [...map.items]) {
    const next = keyOf(key) === anyHeading ? undefined : rename(page, keyOf(key))
    if (next === null) map.delete(key)
    else if (next !== undefined && !map.has(next)) setText(key, next)
  }
}

function renameQuoted(document: Document, rename: RenameHeading) {
  const entries = isSeq(document.contents) ? document.contents.items : []
  for (const index of entries.keys()) {
    const quotes = document.getIn([index, 'quotes']) as YAMLMap | undefined
    const next = quotes && rename(String(quotes.get('page')), String(quotes.get('heading')))
    if (next === null) document.deleteIn([index, 'quotes'])
    else if (next !== undefined) setText(quotes?.get('heading', true), next)
  }
}

const keyOf = (key: unknown) => String(isScalar(key) ? key.value : key)

/** Keeps quotation marks only where YAML needs them, so that undoing restores the file byte for byte. */
function setText(node: unknown, words: string) {
  if (!isScalar(node)) return
  node.value = words
  if (node.type === 'QUOTE_DOUBLE') delete node.type
}

function renameLinks(text: string, page: string, from: string, to: string): string {
  const old = `${page}#${headingSlug(from)}`
  if (!text.includes(old)) return text
  return text.replaceAll(
    new RegExp(String.raw`(?<![\w/-])${RegExp.escape(old)}(?![\w-])`, 'g'),
    `${page}#${headingSlug(to)}`,
  )
}

function rewriteFiles(patterns: string[], edit: (file: string, text: string) => string) {
  for (const file of filesOf(patterns)) {
    const text = readFileSync(file, 'utf8')
    const next = edit(file, text)
    try {
      if (next !== text) writeFile(file, next, versionOf(text))
    } catch (error) {
      // The record is written already, and the content check reports what is left.
      console.error(error)
    }
  }
}

const readSources = () =>
  filesOf(
    [
      'content/**/*.{yaml,md,mdx}',
      '{data,pages,components}/**/*.{ts,tsx}',
      `${engineFile('@lintel/kit')}/{layout,contact,ui}/**/*.{tsx,js}`,
    ],
    questions,
  ).map((file) => readFileSync(file, 'utf8'))

/** Whether words are a whole value, entry, heading or quoted string in a source. */
const holdsText = (source: string, words: string) =>
  source.includes(words) &&
  new RegExp(
    String.raw`(?:^[\s#\d.-]*|\w+: |["'>\x60]\s*)${RegExp.escape(words)}\s*(?:["'<\x60,}]|$)`,
    'm',
  ).test(source)

function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectTexts) : []
}

/** Pairs of texts at the same path that differ. */
function changedTexts(before: unknown, after: unknown): [string, string][] {
  if (typeof before === 'string' && typeof after === 'string')
    return before === after || !after.trim() ? [] : [[before, after]]
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return []
  return Object.entries(before).flatMap(([key, value]) => changedTexts(value, valueAt(after, [key])))
}
