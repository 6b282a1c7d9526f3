import { memoize } from '@lintel/rules/search/memoize.ts'
import { openSite } from '@lintel/rules/search/openSite.ts'
import { type SiteIndex, siteIndexPath } from '@lintel/rules/search/siteIndex.ts'

/** How long (ms) visitors wait for a file of the index. */
const loadTime = 8000

/** Loads the site index once. After a failure, the next call tries again. */
export const loadSite = memoize(async () => openSite((await read(siteIndexPath)) as SiteIndex, read))

/** Loads the assistant's part of the index, in the same way. */
export const loadAssistant = memoize(async () => (await loadSite()).assistant())

async function read(path: string): Promise<unknown> {
  const response = await fetch(path, { signal: AbortSignal.timeout(loadTime) })
  if (!response.ok) throw new Error(`${path}: status ${response.status}`)
  return response.json()
}
