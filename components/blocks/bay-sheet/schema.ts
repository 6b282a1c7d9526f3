import { block, fields, list, phrase, words } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'
import { section } from '../section.ts'

const BAYS = 6

export const baySheet = block(
  'bay-sheet',
  { purpose: 'Drawings to try out', shows: 'visitors choose a bay of a house, and see its first move' },
  {
    ...section,
    ...words('drawing', 'ask', 'untouched'),
    count: phrase('count', 'of'),
    terms: fields(words('firstMove', 'leftAlone')),
    /** One bay of the house each; `then` is what its move has led to. */
    rows: v.pipe(
      list(fields(words('symptom', 'then', 'firstMove', 'leftAlone'))),
      v.length(BAYS, `write ${BAYS} rows, as the drawing has bays`),
    ),
  },
)

export type BaySheet = v.InferOutput<typeof baySheet>
