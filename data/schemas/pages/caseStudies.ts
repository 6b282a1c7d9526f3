import { closing, fields, head, heading, phrase, text, words } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'
import { blocks } from '../../../components/blocks/schemas.ts'
import { caseFacts } from '../caseStudy.ts'

export const caseStudiesSchema = fields({
  head,
  /** For those who do not see that the title says it. */
  heading: text(),
  sources: text(),
  sheet: fields({
    number: phrase('sheet', 'sheets'),
    terms: fields(
      words('sheet', 'client', 'sector', 'service', ...caseFacts, 'drawnBy', 'checkedBy', 'confirmed'),
    ),
    /** Of each part that tells how such a system is built, to those who cannot see its broken line. */
    general: text(),
    legend: fields(words('broken', 'full')),
    ...words('before', 'after'),
    situation: fields(heading),
    baseline: fields(words('title', 'measure', 'value', 'period', 'method')),
    decisions: fields(heading),
    ...words('rejected', 'failed'),
    /** `lead` says whose figure it is. */
    result: fields({ ...heading, lead: text() }),
    ...words('limits', 'serviceBehind', 'next'),
    closing,
  }),
  blocks,
})

export type CaseStudiesPage = v.InferOutput<typeof caseStudiesSchema>
