import { block, fields, heading, phrase, text, words } from '@lintel/engine/schemas/fields.ts'

/** Shows those of `content/case-studies/`. */
export const caseStudies = block(
  'case-studies',
  { purpose: 'What shows it', shows: 'a card for each case study' },
  {
    ...heading,
    intro: text(),
    learnMore: text(),
    learnMoreOf: phrase('title'),
    /** What a line means; its name is for those who cannot see it. */
    legend: fields({ stated: fields(words('line', 'means')), general: fields(words('line', 'means')) }),
    /** Where there is no case study. */
    none: text(),
  },
)
