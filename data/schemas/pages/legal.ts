import type * as v from 'valibot'
import { legalFacts } from '#data/rules/legalFacts.ts'
import { fields, text, words } from '../fields.ts'

/** What stands around the legal texts, and the legal notice. */
export const legalPageSchema = fields({
  label: text(),
  notice: fields({
    title: text(),
    /** The brand's name may make it longer than search engines show. */
    description: text(),
    lead: text(),
    terms: fields(words(...legalFacts, 'email', 'phone')),
  }),
})

export type LegalWords = v.InferOutput<typeof legalPageSchema>
