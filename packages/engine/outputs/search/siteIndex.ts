import { gzipSync } from 'node:zlib'
import { articlePath, shardsFor } from '@lintel/rules/search/articles.ts'
import {
  type AssistantIndex,
  assistantPath,
  type Section,
  type SiteIndex,
  type SitePage,
  siteIndexPath,
} from '@lintel/rules/search/siteIndex.ts'
import { postList } from '../../content/posts.ts'
import { digestOf } from '../../content/sources.ts'
import { getContent } from '../../content/store.ts'
import { fileOf, type PageMetadata } from '../../render/pageMetadata.ts'
import type { OutputFiles } from '../output.ts'
import { termsOfQuestions } from './readPage.ts'

/** The budget for opening the assistant: bytes, compressed as hosts do. */
export const assistantBudget = 95_000

/** Who searches writes fewer words; longer questions (terms) are for the assistant. */
const longestSearch = 5

/** More articles never fit into the budget, so no more are read. */
const maxArticles = 50

/** Writes the search index of all pages except articles, which `articles.ts` writes. */
export async function writeSiteIndex(files: OutputFiles, pages: PageMetadata[]) {
  const texts = pages.flatMap(({ text }) => text ?? [])
  const articles = pages.filter(({ article }) => article).length
  const content = JSON.stringify(siteIndex(texts, articles))
  await files.write({ path: siteIndexPath.slice(1), content })
}

/** Writes the part of the index that only the assistant needs. */
export async function writeAssistantIndex(files: OutputFiles, pages: PageMetadata[]) {
  const idOf = new Map(pages.map(({ path, article }) => [path, article?.id]))
  const paths = postList()
    .slice(0, maxArticles)
    .map(({ slug }) => `/blog/${slug}`)
  const read = (path: string): SitePage => JSON.parse(files.read(articlePath(idOf.get(path) ?? 0).slice(1)))
  const texts = pages.flatMap(({ text }) => text ?? [])
  const key = digestOf(files.keyOf(paths.map(fileOf)) + JSON.stringify(texts))
  await files.put(assistantPath.slice(1), key, () => assistantIndex(paths.map(read), texts))
}

/**
 * Returns the admissions, the long questions of pages, the unanswered ones, the specimens in full, and as many articles as fit.
 * @param articles newest first
 */
export function assistantIndex(articles: SitePage[], pages: SitePage[] = []): string {
  const [specimens = [], others = []] = [true, false].map((wanted) =>
    pages.filter(({ sections }) => sections.some(isMadeUp) === wanted),
  )
  const questions = Object.fromEntries(others.map(({ path, sections }) => [path, longQuestions(sections)]))
  const admissions = getContent('admissions').map(({ questions, ...rest }) => ({
    ...rest,
    asked: termsOfQuestions(questions),
  }))
  const jsonOf = (count: number) =>
    JSON.stringify({
      admissions,
      questions,
      unanswered,
      articles: articles.slice(0, count),
      specimens,
    } satisfies AssistantIndex)
  const unanswered = eachValue(getContent('unanswered'), (page) => eachValue(page, termsOfQuestions))
  // Binary search, because compressing takes long.
  let [fitting, tooMany] = [0, articles.length + 1]
  while (tooMany - fitting > 1) {
    const count = (fitting + tooMany) >> 1
    if (gzipSync(jsonOf(count)).length <= assistantBudget) fitting = count
    else tooMany = count
  }
  return jsonOf(fitting)
}

const eachValue = <From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

export function siteIndex(pages: SitePage[], articles: number): SiteIndex {
  return {
    // Made-up content is too large for the budget of opening the assistant.
    pages: pages.map((page) => ({
      ...page,
      sections: page.sections.map(withoutMadeUp).map(withoutLongQuestions),
    })),
    synonyms: termsOfQuestions(getContent('synonyms')),
    articles: { count: articles, shards: shardsFor(articles) },
  }
}

const isMadeUp = ({ blocks }: Section) => blocks.some(({ isMadeUp }) => isMadeUp)

/** Removes made-up blocks, and the questions that they answered. */
function withoutMadeUp({ asked, ...section }: Section): Section {
  const blocks = section.blocks.filter(({ isMadeUp }) => !isMadeUp)
  return { ...section, ...(asked && blocks.length === section.blocks.length && { asked }), blocks }
}

const isLong = (terms: string) => terms.split(' ').length > longestSearch

const withoutLongQuestions = ({ asked, ...section }: Section): Section => ({
  ...section,
  ...(asked && { asked: asked.filter((each) => !isLong(each)) }),
})

const longQuestions = (sections: Section[]) =>
  Object.fromEntries(
    sections
      .map(({ heading, asked = [] }) => [heading, asked.filter(isLong)] as const)
      .filter(([, long]) => long.length > 0),
  )
