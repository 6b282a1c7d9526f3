import { block, fields, heading, phrase, text, words } from '@lintel/engine/schemas/fields.ts'
import type * as v from 'valibot'

export const caseStudiesBlock = block('case-studies', {
  ...heading,
  intro: text(),
  learnMore: text(),
  learnMoreOf: phrase('title'),
  /** What a line means; its name is for those who cannot see it. */
  legend: fields({ stated: fields(words('line', 'means')), general: fields(words('line', 'means')) }),
  /** Where there is no case study. */
  none: text(),
})

export type CaseStudies = v.InferOutput<typeof caseStudiesBlock>
