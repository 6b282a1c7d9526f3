import { type PageName, pageSchemas } from '@site/data/schemas/pages/index.ts'
import type { InferOutput } from 'valibot'
import { readRecord } from './records.ts'
import { allReferences } from './references.ts'

/**
 * The words of a page, from `content/pages/<name>.yaml`.
 * @throws RecordError, where the build and `npm run check -- content` would name what is wrong
 */
export function pageWords<Name extends PageName>(name: Name): InferOutput<(typeof pageSchemas)[Name]> {
  return readRecord(`content/pages/${name}.yaml`, pageSchemas[name], allReferences)
}
