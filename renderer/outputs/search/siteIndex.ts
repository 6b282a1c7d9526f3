import { postList } from '#content/posts.ts'
import { readAdmissions } from '#content/questions.ts'
import { shardsFor } from '#data/search/articles.ts'
import { type SiteIndex, type SitePage, siteIndexPath } from '#data/search/siteIndex.ts'
import { fileOf, type PageFacts } from '../../pageFacts.ts'
import type { OutputFiles } from '../output.ts'
import { readPage, wordsOfQuestions } from './readPage.ts'

/** Writes what search and assistant know of all pages but articles, which `articles.ts` writes. */
export async function writeSiteIndex(files: OutputFiles, pages: PageFacts[]) {
  const paths = pages.filter(({ path, hidden }) => !hidden && !isOfBlog(path)).map(({ path }) => path)
  const articles = postList().length
  const key = `${files.keyOf(paths.map(fileOf))} ${articles}`
  const read = (path: string) => readPage(path, files.read(fileOf(path)))
  await files.put(siteIndexPath.slice(1), key, () => JSON.stringify(siteIndex(paths.map(read), articles)))
}

const isOfBlog = (path: string) => /^\/blog(?:\/|$)/.test(path)

export function siteIndex(pages: SitePage[], articles: number): SiteIndex {
  const admissions = readAdmissions().map(({ questions, ...rest }) => ({
    ...rest,
    asked: wordsOfQuestions(questions),
  }))
  return { pages, admissions, articles: { count: articles, shards: shardsFor(articles) } }
}
