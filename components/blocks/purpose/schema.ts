import { block, fields, text } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'

export const purpose = block('purpose', {
  label: text(),
  mission: fields({ title: text(), text: text() }),
  vision: fields({ title: text(), text: text() }),
})

export type Purpose = v.InferOutput<typeof purpose>
