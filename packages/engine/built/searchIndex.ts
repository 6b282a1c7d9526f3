import { globSync } from 'node:fs'
import type { ReadFile } from '@lintel/rules/search/articleSearch.ts'
import {
  type AssistantIndex,
  assistantPath,
  type SiteIndex,
  type SitePage,
  siteIndexPath,
} from '@lintel/rules/search/siteIndex.ts'
import { client, read } from './artefact.ts'

/** Reads the index that the search and the assistant start with. */
export const readIndex = (): SiteIndex => JSON.parse(read(siteIndexPath))

export const readIndexFile: ReadFile = async (path) => JSON.parse(read(path))

/** Returns every page in the index, specimens in full and articles included. */
export function indexedPages(): SitePage[] {
  const articles = globSync('search/articles/*.json', { cwd: client })
  const { specimens }: AssistantIndex = JSON.parse(read(assistantPath))
  const whole = new Map(specimens.map((page) => [page.path, page]))
  const pages = readIndex().pages.map((page) => whole.get(page.path) ?? page)
  return [...pages, ...articles.map((file) => JSON.parse(read(file)) as SitePage)]
}
