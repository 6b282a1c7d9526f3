import { block, fields, list, phrase, text, titled, words } from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'
import { section } from '../section.ts'

const OPTIONS = 3
const score = v.pipe(v.number('write a number from 0 to 5'), v.minValue(0), v.maxValue(5))

export const surveySheet = block(
  'survey-sheet',
  { purpose: 'Drawings to try out', shows: 'visitors weigh what counts, and see which option leads' },
  {
    ...section,
    ...words('ask', 'drawing', 'steady', 'note'),
    leads: phrase('option'),
    turns: phrase('measure', 'weight', 'option'),
    /** From 0 to 5, as they stand at first. */
    measures: list(fields({ name: text(), weight: score })),
    /** What each is worth by the measures, in their order. */
    options: v.pipe(
      list(fields({ name: text(), scores: list(score) })),
      v.length(OPTIONS, `write ${OPTIONS} options, as the drawing has summits`),
    ),
    entries: list(fields(titled)),
  },
)

export type SurveySheet = v.InferOutput<typeof surveySheet>
