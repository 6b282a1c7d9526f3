import { memoize } from '@lintel/rules/search/memoize.ts'
import { openSite } from '@lintel/rules/search/openSite.ts'
import { type SiteIndex, siteIndexPath } from '@lintel/rules/search/siteIndex.ts'

/** Longer than this (ms) no visitor waits for a file of the index. */
const loadTime = 8000

/** Opens what assistant and search know of the site, once; where its file does not come, the next call tries again. */
export const loadSite = memoize(async () => openSite((await read(siteIndexPath)) as SiteIndex, read))

/** Opens what the assistant needs besides, in the same way. */
export const loadAssistant = memoize(async () => (await loadSite()).assistant())

async function read(path: string): Promise<unknown> {
  const response = await fetch(path, { signal: AbortSignal.timeout(loadTime) })
  if (!response.ok) throw new Error(`${path}: status ${response.status}`)
  return response.json()
}
