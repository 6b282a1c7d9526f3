import { openSite, type Site } from '#data/search/openSite.ts'
import type { SiteSearch } from '#data/search/rank.ts'
import { type SiteIndex, siteIndexPath } from '#data/search/siteIndex.ts'

/** Longer than this (ms) no visitor waits for a file of the index. */
const loadTime = 8000

let site: Promise<Site> | undefined

/** Opens what assistant and search know of the site, once; where its file does not come, the next call tries again. */
export function loadSite(): Promise<Site> {
  site ??= open().catch((error) => {
    site = undefined
    throw error
  })
  return site
}

let assistant: Promise<SiteSearch> | undefined

/** Opens what the assistant needs besides, in the same way. */
export function loadAssistant(): Promise<SiteSearch> {
  assistant ??= loadSite()
    .then((site) => site.assistant())
    .catch((error) => {
      assistant = undefined
      throw error
    })
  return assistant
}

const open = async () => openSite((await read(siteIndexPath)) as SiteIndex, read)

async function read(path: string): Promise<unknown> {
  const response = await fetch(path, { signal: AbortSignal.timeout(loadTime) })
  if (!response.ok) throw new Error(`${path}: status ${response.status}`)
  return response.json()
}
