import { type Site, siteSchema } from '../schemas/site.ts'
import { parseRecord, RecordError } from './records.ts'
import { readSource } from './sources.ts'

export const siteFile = 'content/site.yaml'

/**
 * The brand as it is now. The desk marks no text of it: code computes with these.
 * @throws RecordError
 */
export function readSite(): Site {
  const { record, diagnostics } = parseRecord(siteFile, readSource(siteFile), siteSchema, {
    tokens: {},
    claims: {},
  })
  if (record === null) throw new RecordError(diagnostics)
  return record
}
