import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Path } from '@lintel/engine/content/change.ts'
import { collectionOf } from '@lintel/engine/content/collections.ts'
import { admissionsFile, unansweredFile } from '@lintel/engine/content/questions.ts'
import { filesOf } from '@lintel/engine/content/sources.ts'
import { parseDocument } from '@lintel/engine/content/yaml.ts'
import { isScalar, visit } from 'yaml'
import { ownPageOf, viewToFix } from '../app/viewToFix.ts'
import { recordAndText } from '../articles/frontMatter.ts'
import { filesLinkingTo, linkPattern } from '../articles/rename.ts'
import { splitBlocks } from '../versions/merge/mergeTexts.ts'
import { recordOf } from './claimUses.ts'
import { nameOfUse } from './fieldNames.ts'
import { nameOfFile } from './nameOfFile.ts'
import { nameOfKind, plural } from './names.ts'

/** A field that refers to a record by its id, or by its address. */
export interface Reference {
  /** The name of the record with the field: "Contact page". */
  name: string
  /** The name of the field, "Reader, person", or of a paragraph. */
  field: string
  /** The view that changes it. */
  href: string | null
}

/** The fields of other records and articles that refer to a record. */
export const referencesTo = (file: string): Reference[] =>
  textsNaming(file).flatMap(({ file: each, text }) =>
    pathsNaming(file, each, text).map((path) => placeOf(each, text, path)),
  )

/** The records and articles that refer to a record. */
export const textsNaming = (file: string) =>
  filesOf('content/**/*.{yaml,md,mdx}')
    .map((each) => ({ file: each, text: readFileSync(each, 'utf8') }))
    .filter((each) => pathsNaming(file, each.file, each.text).length > 0)

/** The paths of the fields in a text that refer to a record. */
export function pathsNaming(record: string, file: string, text: string): Path[] {
  const [keys, id] = [referringKeys(record), basename(record, '.yaml')]
  return keys.length > 0 && text.includes(id) ? pathsOf(recordAndText(file, text).matter, keys, id) : []
}

export const placeOf = (file: string, text: string, path: Path): Reference => ({
  name: nameOfFile(file, text),
  field: nameOfUse(file, path, recordOf(recordAndText(file, text).matter)),
  href: viewToFix({ file, field: path.join('.') }),
})

/** The texts of others that link to the page of a file. */
export function linksTo(file: string): Reference[] {
  const page = ownPageOf(file)
  return page ? filesLinkingTo(file).flatMap((each) => textsWith(each, linkPattern(page))) : []
}

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/**
 * The texts that say how many records there are of a kind, such as "Our six services".
 * @param count how many there were before one was added or removed; texts may leave one of them out
 */
export function countsOf(label: string, count: number): Reference[] {
  const said = [count, count - 1].filter((each) => each > 1).flatMap((each) => [each, numbers[each] ?? each])
  if (said.length === 0) return []
  const counted = new RegExp(
    `\\b(?:${said.join('|')}) (?:[\\p{L}-]+ )?${plural(nameOfKind(label).toLowerCase())}\\b`,
    'iu',
  )
  return filesOf('content/**/*.{yaml,md,mdx}', ofAssistant).flatMap((each) => textsWith(each, counted))
}

/** They repeat the words of pages, and follow them. */
const ofAssistant = ['content/questions/**', admissionsFile, unansweredFile]

function textsWith(file: string, pattern: RegExp): Reference[] {
  const text = readFileSync(file, 'utf8')
  // A pattern may stand at the beginning of a line of either.
  if (text.search(pattern) < 0) return []
  const { matter, body } = recordAndText(file, text)
  const record = recordOf(matter)
  return [...leavesOf(record, []), ...leavesOf(splitBlocks(body), [])]
    .filter(([, words]) => words.search(pattern) >= 0)
    .map(([path]) => ({
      name: nameOfFile(file, text),
      field: nameOfUse(file, path, record),
      href: viewToFix({ file, ...(matter && file.endsWith('.yaml') && { field: path.join('.') }) }),
    }))
}

/** All values of a record with their paths; those that are not set are empty. */
export function leavesOf(value: unknown, path: Path): [Path, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value ?? '')]]
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([key, each]) => leavesOf(each, [...path, key]))
}

/** The paths of fields with one of these keys and this value. */
function pathsOf(source: string, keys: readonly string[], id: string): Path[] {
  const document = parseDocument(source)
  const paths: Path[] = []
  visit(document, {
    Pair(_, { key, value }, ancestors) {
      if (!isScalar(key) || !keys.includes(String(key.value)) || !isScalar(value) || value.value !== id)
        return
      const path = ancestors.flatMap((node, index): Path => {
        if ('key' in node) return [String(isScalar(node.key) ? node.key.value : node.key)]
        const child = ancestors[index + 1]
        return 'items' in node && child && !('key' in child) ? [node.items.indexOf(child as never)] : []
      })
      paths.push([...path, String(key.value)])
    },
  })
  return paths
}

/** The keys of fields that refer to a record by its id. */
export function referringKeys(file: string): readonly string[] {
  const { name, namedBy = [] } = collectionOf(file.replace('content/', '')) ?? {}
  return name === 'people' ? [...namedBy, 'author'] : namedBy
}
