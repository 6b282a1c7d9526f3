import { type Tool, toolSchema } from '@site/data/schemas/tool.ts'
import { byPlace, readRecords } from './records.ts'
import { references } from './tokens.ts'

/** Every tool of `content/tools/`, in the order of the catalog. */
export function tools(): Tool[] {
  return readRecords('tools', toolSchema, references).sort(byPlace)
}
