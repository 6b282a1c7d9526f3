import { schemaOf } from '@lintel/engine/content/collections.ts'
import { recordIn, syntaxErrorIn } from '@lintel/engine/content/records.ts'
import { isTooLarge, readFromDisk, statsOf } from '@lintel/engine/content/sources.ts'
import { parse } from '@lintel/engine/content/yaml.ts'

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
