import { lstatSync } from 'node:fs'
import { schemaOf } from '@lintel/engine/content/collections.ts'
import { recordIn, syntaxErrorIn } from '@lintel/engine/content/records.ts'
import { readFromDisk } from '@lintel/engine/content/sources.ts'
import { parseDocument } from 'yaml'

/** Whether a form can show the fields of a record, right or wrong. */
export function canBeOpened(file: string): boolean {
  // A link may lead to what is no text of the site.
  const isFile = lstatSync(file, { throwIfNoEntry: false })?.isFile()
  if (!isFile || !schemaOf(file.replace('content/', ''))) return false
  const text = readFromDisk(file)
  const document = parseDocument(recordIn(file, text))
  if (syntaxErrorIn(text) || document.errors.length > 0) return false
  const record: unknown = document.toJS()
  return typeof record === 'object' && record !== null
}
