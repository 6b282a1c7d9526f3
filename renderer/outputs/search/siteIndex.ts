import { gzipSync } from 'node:zlib'
import { postList } from '#content/posts.ts'
import { readAdmissions, readSynonyms } from '#content/questions.ts'
import { shardsFor } from '#data/search/articles.ts'
import { newestPath, type SiteIndex, type SitePage, siteIndexPath } from '#data/search/siteIndex.ts'
import { fileOf, type PageFacts } from '../../pageFacts.ts'
import type { OutputFiles } from '../output.ts'
import { readPage, termsOfQuestions } from './readPage.ts'

/** What the newest articles may cost a visitor who writes to the assistant: bytes, compressed as hosts do. */
export const newestBudget = 60_000

/** More have no room there, and so only these are read. */
const mostNewest = 50

/** Writes what search and assistant know of all pages but articles, which `articles.ts` writes. */
export async function writeSiteIndex(files: OutputFiles, pages: PageFacts[]) {
  const paths = pages.filter(({ path, hidden }) => !hidden && !isOfBlog(path)).map(({ path }) => path)
  const articles = postList().length
  const key = `${files.keyOf(paths.map(fileOf))} ${articles}`
  const read = (path: string) => readPage(path, files.read(fileOf(path)))
  await files.put(siteIndexPath.slice(1), key, () => JSON.stringify(siteIndex(paths.map(read), articles)))
}

/** Writes the articles that the assistant quotes. */
export async function writeNewest(files: OutputFiles) {
  const paths = postList()
    .slice(0, mostNewest)
    .map(({ slug }) => `/blog/${slug}`)
  const read = (path: string) => readPage(path, files.read(fileOf(path)))
  await files.put(newestPath.slice(1), files.keyOf(paths.map(fileOf)), () => newest(paths.map(read)))
}

/**
 * As many articles as there is room for.
 * @param articles newest first
 */
export function newest(articles: SitePage[]): string {
  const jsonOf = (count: number) => JSON.stringify(articles.slice(0, count))
  let count = articles.length
  while (gzipSync(jsonOf(count)).length > newestBudget) count--
  return jsonOf(count)
}

const isOfBlog = (path: string) => /^\/blog(?:\/|$)/.test(path)

export function siteIndex(pages: SitePage[], articles: number): SiteIndex {
  const admissions = readAdmissions().map(({ questions, ...rest }) => ({
    ...rest,
    asked: termsOfQuestions(questions),
  }))
  return {
    pages,
    admissions,
    synonyms: termsOfQuestions(readSynonyms().map((words) => words.join(' '))),
    articles: { count: articles, shards: shardsFor(articles) },
  }
}
