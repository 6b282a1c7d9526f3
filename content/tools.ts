import { type Tool, toolSchema } from '#data/schemas/tool.ts'
import { readRecord, recordNames } from './records.ts'
import { references } from './tokens.ts'

/** Every tool of `content/tools/`, in the order of the catalog. */
export function tools(): Tool[] {
  return recordNames('tools')
    .map((id) => ({ id, ...readRecord(`content/tools/${id}.yaml`, toolSchema, references) }))
    .sort((one, other) => one.place - other.place)
}
