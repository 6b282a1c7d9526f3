import type * as v from 'valibot'
import { fields, head, heading, link, phrase, text } from '../fields.ts'

export const caseStudiesSchema = fields({
  head,
  /** For those who do not see that the title says it. */
  heading: text(),
  list: fields({
    ...heading,
    intro: text(),
    learnMore: text(),
    learnMoreOf: phrase('title'),
    /** Where there is no case study. */
    none: text(),
  }),
  closing: fields({ title: text(), text: text(), contact: link, action: link }),
})

export type CaseStudiesPage = v.InferOutput<typeof caseStudiesSchema>
