import { fields, text, words } from '@lintel/engine/schemas/fields.ts'
import { legalFields } from '@lintel/rules/legalFields.ts'
import type * as v from 'valibot'

/** What stands around the legal texts, and the legal notice. */
export const legalPageSchema = fields({
  notice: fields({
    title: text(),
    /** The brand's name may make it longer than search engines show. */
    description: text(),
    lead: text(),
    terms: fields(words(...legalFields, 'email', 'phone')),
  }),
})

export type LegalWords = v.InferOutput<typeof legalPageSchema>
