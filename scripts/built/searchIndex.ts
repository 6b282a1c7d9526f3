import { globSync } from 'node:fs'
import type { ReadFile } from '#data/search/articleSearch.ts'
import { type SiteIndex, type SitePage, siteIndexPath } from '#data/search/siteIndex.ts'
import { client, read } from './artefact.ts'

/** What search and assistant of the last build know from the start. */
export const readIndex = (): SiteIndex => JSON.parse(read(siteIndexPath))

export const readIndexFile: ReadFile = async (path) => JSON.parse(read(path))

/** All pages that they find, articles too. */
export function indexedPages(): SitePage[] {
  const articles = globSync('search/articles/*.json', { cwd: client })
  return [...readIndex().pages, ...articles.map((file) => JSON.parse(read(file)) as SitePage)]
}
