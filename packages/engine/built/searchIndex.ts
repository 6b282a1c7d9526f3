import { globSync } from 'node:fs'
import type { ReadFile } from '@lintel/rules/search/articleSearch.ts'
import { type SiteIndex, type SitePage, siteIndexPath } from '@lintel/rules/search/siteIndex.ts'
import { client, read } from './artefact.ts'

/** Reads the index that the search and the assistant start with. */
export const readIndex = (): SiteIndex => JSON.parse(read(siteIndexPath))

export const readIndexFile: ReadFile = async (path) => JSON.parse(read(path))

/** Returns every page in the index, specimens in full and articles included. */
export function indexedPages(): SitePage[] {
  const long = globSync('search/articles/*.json', { cwd: client }).map(
    (file): SitePage => JSON.parse(read(file)),
  )
  const paths = new Set(long.map(({ path }) => path))
  return [...readIndex().pages.filter(({ path }) => !paths.has(path)), ...long]
}
