import { readSite } from '@lintel/engine/content/readSite.ts'

/**
 * The brand, which any module may import. Bundles contain its values, without the file and the code that
 * reads it: `packages/engine/render/vitePlugins.ts` and `packages/cli/brandForWorker.ts`.
 * @throws RecordError
 */
export const site = readSite()
