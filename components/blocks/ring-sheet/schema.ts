import { claimReference } from '@lintel/engine/schemas/claim.ts'
import { block, fields, list, oneOf, text, words } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'
import { section } from '../section.ts'

/** The data among them. */
const RINGS = 5

export const ringSheet = block(
  'ring-sheet',
  { purpose: 'Drawings to try out', shows: 'visitors choose a threat, and see which ring holds it' },
  {
    ...section,
    /** What the drawing shows, for those who do not see it. */
    drawing: text(),
    ...words('ask', 'walk', 'source'),
    /** From outside inward, the last one being what the others protect. */
    rings: v.pipe(list(fields(words('name', 'verdict'))), v.length(RINGS, `write ${RINGS} rings`)),
    claim: claimReference,
    terms: fields(words('prevalence', 'impact')),
    entries: list(
      fields({
        ...words('threat', 'description'),
        prevalence: oneOf(['Low', 'Medium', 'High', 'Very High']),
        impact: oneOf(['High', 'Critical']),
        /** What happens at each ring, where it is the first that holds. */
        holds: v.pipe(list(text()), v.length(RINGS, `write ${RINGS} sentences, one for each ring`)),
      }),
    ),
  },
)

export type RingSheet = v.InferOutput<typeof ringSheet>
