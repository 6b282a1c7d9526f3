import { block, fields, list, text } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'
import { section } from '../section.ts'

export const tools = block(
  'tools',
  { purpose: 'What you offer', shows: 'the names of tools and techniques, in groups' },
  {
    ...section,
    groups: list(fields({ category: text(), tools: list(text()) })),
  },
)

export type Tools = v.InferOutput<typeof tools>
