import { block, fields, list, words } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'
import { section } from '../section.ts'

const STATIONS = 5

export const recordSheet = block(
  'record-sheet',
  { purpose: 'Drawings to try out', shows: 'visitors break a contract, and see where a record stops' },
  {
    ...section,
    ...words('ask', 'drawing', 'whole', 'arrived', 'proof'),
    terms: fields(words('holds', 'owner', 'contract', 'breach')),
    /** `breaks` is how a visitor breaks its contract, `verdict` and `breach` are what follows. */
    stations: v.pipe(
      list(fields(words('name', 'breaks', 'holds', 'owner', 'contract', 'verdict', 'breach'))),
      v.length(STATIONS, `write ${STATIONS} stations, as the drawing has`),
    ),
  },
)

export type RecordSheet = v.InferOutput<typeof recordSheet>
