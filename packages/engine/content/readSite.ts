import { type Site, siteSchema } from '../schemas/site.ts'
import { parseRecord, RecordError } from './records.ts'
import { readSource } from './sources.ts'

export const siteFile = 'content/site.yaml'

/**
 * Reads the brand. The desk does not mark its strings, because code computes with them.
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
