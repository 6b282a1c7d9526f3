import type * as v from 'valibot'
import { caseFacts } from '../caseStudy.ts'
import { closing, fields, head, heading, link, phrase, text, words } from '../fields.ts'

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
    legend: fields({ stated: fields(words('line', 'means')), draft: fields(words('line', 'means')) }),
    /** Where there is no case study. */
    none: text(),
  }),
  sources: text(),
  sheet: fields({
    number: phrase('sheet', 'sheets'),
    terms: fields(
      words('sheet', 'client', 'sector', 'service', ...caseFacts, 'drawnBy', 'checkedBy', 'status'),
    ),
    /** In place of a fact that the owner has not written yet. */
    missing: text(),
    /** A day follows. */
    confirmed: text(),
    /** Until then, also over each part that is meant. */
    draft: text(),
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
