import type * as v from 'valibot'
import { fields, text } from '../fields.ts'

/** What stands around the legal texts, and the legal notice. */
export const legalPageSchema = fields({
  label: text(),
  notice: fields({
    title: text(),
    /** The brand's name may make it longer than search engines show. */
    description: text(),
    lead: text(),
    terms: fields({
      entity: text(),
      form: text(),
      address: text(),
      seat: text(),
      register: text(),
      registerNumber: text(),
      vatId: text(),
      responsible: text(),
      email: text(),
      phone: text(),
    }),
  }),
})

export type LegalWords = v.InferOutput<typeof legalPageSchema>
