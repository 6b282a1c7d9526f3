import type { Database, Row } from '#scripts/owner/database/Database.ts'

export const columns =
  'id, reference, received_at, name, email, company, message, flag, handled_at, erased_at'

/** By reference, as people read it out or type it, or by id. */
export async function findEnquiry(database: Database, reference: string | undefined): Promise<Row> {
  if (!reference) throw new Error('Which enquiry? Give its reference, such as 7K3M-9Q2X.')
  const read = reference.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
  const sql = `SELECT ${columns} FROM enquiries WHERE reference = ? OR id = ?`
  const [enquiry] = await database(sql, read, reference.toLowerCase())
  if (!enquiry) throw new Error(`There is no enquiry ${reference}.`)
  return enquiry
}
