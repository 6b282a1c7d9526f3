import { closing, fields, head, heading, link, phrase, text, words } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'
import { caseFacts } from '../caseStudy.ts'

export const caseStudiesSchema = fields({
  head,
  /** For those who do not see that the title says it. */
  heading: text(),
  list: fields({
    ...heading,
    intro: text(),
    learnMore: text(),
    learnMoreOf: phrase('title'),
    /** What a line means; its name is for those who cannot see it. */
    legend: fields({ stated: fields(words('line', 'means')), general: fields(words('line', 'means')) }),
    /** Where there is no case study. */
    none: text(),
  }),
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
    result: fields(heading),
    ...words('limits', 'serviceBehind', 'next'),
    closing,
  }),
  closing: fields({ title: text(), text: text(), contact: link, action: link }),
})

export type CaseStudiesPage = v.InferOutput<typeof caseStudiesSchema>
