import type { ContactFields } from '@lintel/rules/contact.ts'
import type { SourceRow } from '@lintel/rules/source.ts'
import type { Environment } from '../environment.ts'

/** An enquiry as stored; its content is null once it was erased. Times are in ms. */
export interface EnquiryRow extends SourceRow, ContactFields {
  id: string
  reference: string
  received_at: number
  reply_by: number | null
  flag: string | null
  erased_at: number | null
}

export function findEnquiry({ DATABASE }: Environment, id: string): Promise<EnquiryRow | null> {
  return DATABASE.prepare('SELECT * FROM enquiries WHERE id = ?1').bind(id).first<EnquiryRow>()
}
