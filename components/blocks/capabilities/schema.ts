import { block, fields, list, oneOf, text, titled } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'
import { section } from '../section.ts'

/** The drawings of `Sketch.tsx`. */
const sketches = [
  'sources',
  'gates',
  'division',
  'span',
  'stations',
  'fields',
  'lintel',
  'exception',
  'plan',
  'struck',
  'joint',
  'raised',
] as const

export const capabilities = block(
  'capabilities',
  { purpose: 'What you offer', shows: 'what a service can do, each with its features' },
  {
    layout: v.optional(oneOf(['pairs', 'rows', 'core', 'columns']), 'pairs'),
    ...section,
    entries: list(fields({ ...titled, sketch: v.optional(oneOf(sketches)), features: list(text()) })),
  },
)

export type Capabilities = v.InferOutput<typeof capabilities>
