import { type Site, siteSchema } from '../schemas/site.ts'
import { parseRecord, RecordError } from './records.ts'
import { readSource } from './sources.ts'

export const siteFile = 'content/site.yaml'

/**
 * The brand, which everything may import. Bundles hold its values, without the file and the code that reads it:
 * `packages/engine/render/vitePlugins.ts` and `packages/cli/brandForWorker.ts`.
 * @throws RecordError
 */
export const site: Site = readSite()

/** The desk marks no text of it: code computes with these. */
function readSite(): Site {
  const { record, diagnostics } = parseRecord(siteFile, readSource(siteFile), siteSchema, {
    tokens: {},
    claims: {},
  })
  if (record === null) throw new RecordError(diagnostics)
  return record
}
