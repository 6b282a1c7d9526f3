import { block, fields, list, oneOf, text, words } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'
import { section } from '../section.ts'

/** What stands around a model, in the order of the drawing's numbers. */
const gates = ['rights', 'tools', 'approval', 'fallback', 'trace', 'evaluation'] as const

export const requestSheet = block(
  'request-sheet',
  { purpose: 'Drawings to try out', shows: 'visitors send a request, and see which check stops it' },
  {
    ...section,
    ask: text(),
    drawing: fields(words('description', 'request', 'model', 'action', 'release')),
    /** What a visitor can send, and what becomes of it; the first one is shown at first. */
    requests: list(fields({ ...words('says', 'verdict', 'reason'), endsAt: oneOf([...gates, 'action']) })),
    /** Over the layers, where phones fold them away. */
    all: text(),
    terms: fields(words('risk', 'control')),
    layers: list(fields({ gate: oneOf(gates), ...words('name', 'title', 'risk', 'control') })),
  },
)

export type RequestSheet = v.InferOutput<typeof requestSheet>
