import { gzipSync } from 'node:zlib'
import { parse } from 'node-html-parser'
import {
  type Section,
  type SiteIndex,
  type SitePage,
  siteIndexPath,
} from '#components/chat/site/siteIndex.ts'
import { wordsIn } from '#components/chat/site/terms.ts'
import { postList } from '#content/posts.ts'
import { questionsOf, readAdmissions } from '#content/questions.ts'
import { site } from '#data/site.ts'
import { fileOf, type PageFacts } from '../../pageFacts.ts'
import type { OutputFiles } from '../output.ts'
import { sectionsIn } from './sections.ts'

/** What the index may cost a visitor who opens the assistant: bytes, compressed as hosts do. */
export const siteIndexBudget = 110_000

/** Only so many of the newest posts can have a place in it, and so only these are read. */
const mostPosts = 100

/** A page, and the document that it became. */
export interface RenderedPage {
  path: string
  html: string
}

/** Writes what the assistant may quote. */
export async function writeSiteIndex(files: OutputFiles, pages: PageFacts[]) {
  const posts = postList()
    .slice(0, mostPosts)
    .map(({ slug }) => `/blog/${slug}`)
  const others = pages
    .filter(({ path, hidden }) => !hidden && !/^\/blog(?:\/|$)/.test(path))
    .map(({ path }) => path)
  const key = files.keyOf([...others, ...posts].map(fileOf))
  const read = (path: string) => ({ path, html: files.read(fileOf(path)) })
  await files.put(siteIndexPath.slice(1), key, () => siteIndex(others.map(read), posts.map(read)))
}

/**
 * What the assistant searches and quotes, within the budget: all pages, and as many of the posts as there is room for.
 * @param posts newest first
 */
export function siteIndex(pages: RenderedPage[], posts: RenderedPage[]): string {
  const admissions = readAdmissions().map(({ questions, ...rest }) => ({ ...rest, asked: asked(questions) }))
  const shown = pages.map(readPage)
  const articles = posts.map(readPage)
  const jsonWith = (count: number) =>
    JSON.stringify({ pages: [...shown, ...articles.slice(0, count)], admissions } satisfies SiteIndex)
  let count = articles.length
  while (count > 0 && gzipSync(jsonWith(count)).length > siteIndexBudget) count--
  return jsonWith(count)
}

function readPage({ path, html }: RenderedPage): SitePage {
  const document = parse(html)
  const main = document.querySelector('main')
  const title = document.querySelector('title')?.text.replace(` | ${site.name}`, '') ?? ''
  const questions = questionsOf(path)
  const withQuestions = (section: Section) => {
    const own = questions[section.heading]
    return own ? { ...section, asked: asked(own) } : section
  }
  return {
    path,
    title: path === '/' ? site.name : title,
    sections: (main ? sectionsIn(main) : []).map(withQuestions),
  }
}

/** The words of questions, as far as a search can use them. */
const asked = (questions: string[]) =>
  questions.map((question) => wordsIn(question).join(' ')).filter(Boolean)
