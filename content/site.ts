import { type Site, siteSchema } from '#data/schemas/site.ts'
import { readRecord } from './records.ts'

export const siteFile = 'content/site.yaml'

/**
 * The brand, which everything may import. Bundles hold its values, without the file and the code that reads it:
 * `renderer/vitePlugins.ts` and `scripts/brandForWorker.ts`.
 * @throws RecordError
 */
export const site: Site = readRecord(siteFile, siteSchema, { tokens: {}, claims: {} })
