import { block, text } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'

export const toolList = block('tool-list', {
  use: text(),
  /** Where there is no tool. */
  none: text(),
})

export type ToolList = v.InferOutput<typeof toolList>
