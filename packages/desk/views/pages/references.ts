import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Path } from '@lintel/engine/content/change.ts'
import { filesOf } from '@lintel/engine/content/sources.ts'
import { parseDocument } from '@lintel/engine/content/yaml.ts'
import { isScalar, visit } from 'yaml'
import { viewToFix } from '../../app/viewToFix.ts'
import { nameOfFile } from '../../records/nameOfFile.ts'
import { referringKeys } from '../../records/referringKeys.ts'
import { recordAndText } from '../articles/frontMatter.ts'
import { nameOfField } from '../publish/names.ts'

/** A field that refers to a record by its id. */
export interface Reference {
  /** The name of the record with the field: "Contact page". */
  name: string
  /** The name of the field: "Reader, person". */
  field: string
  /** The view that changes it. */
  href: string | null
}

/** The fields of other records and articles that refer to a record. */
export function referencesTo(file: string): Reference[] {
  const keys = referringKeys(file)
  if (keys.length === 0) return []
  const id = basename(file, '.yaml')
  return filesOf('content/**/*.{yaml,md,mdx}').flatMap((each) => {
    const text = readFileSync(each, 'utf8')
    if (!text.includes(id)) return []
    return pathsOf(recordAndText(each, text).matter, keys, id).map((path) => ({
      name: nameOfFile(each, text),
      field: nameOfField(each, path),
      href: viewToFix({ file: each, field: path.join('.') }),
    }))
  })
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
