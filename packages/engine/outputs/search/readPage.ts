import type { Section, SitePage } from '@lintel/rules/search/siteIndex.ts'
import { termsOfQuestion } from '@lintel/rules/search/terms.ts'
import { parse } from 'node-html-parser'
import { questionsOf } from '../../content/questions.ts'
import { site } from '../../content/site.ts'
import { searchStrings } from '../../content/strings.ts'
import { isOfBlog } from '../../render/pageMetadata.ts'
import { sectionsIn } from './sections.ts'

/**
 * What is searched and quoted of a page: its document's main part, of an article's the article, with the questions that
 * belong to its headings.
 */
export function readPage(path: string, html: string): SitePage {
  const questions = questionsOf(path)
  const withQuestions = (section: Section) => {
    // Records in the browser’s storage have the brand in their names.
    const own = questions[section.heading.replace(`${site.storagePrefix}.`, '')]
    return own ? { ...section, asked: termsOfQuestions(own) } : section
  }
  const tag = isOfBlog(path) && path !== '/blog' ? 'article' : 'main'
  const main = parse(partOf(html, tag)).querySelector(tag)
  const title = path === '/' ? searchStrings.home : titleOf(path, html)
  return {
    path,
    title,
    sections: (main ? sectionsIn(main, path.startsWith('/specimens/')) : []).map(withQuestions),
  }
}

/** The title of a page, without the firm's name behind it. */
export function titleOf(path: string, html: string): string {
  return path === '/' ? site.name : parse(partOf(html, 'title')).text.replace(` | ${site.name}`, '')
}

/** An element that a document has once: to parse all of it takes longer. */
export function partOf(html: string, tag: string): string {
  return html.slice(html.indexOf(`<${tag}`), html.lastIndexOf(`</${tag}>`))
}

/** As far as a search can use them, in an order that compresses well. */
export const termsOfQuestions = (questions: string[]) =>
  [...new Set(questions.map((question) => [...new Set(termsOfQuestion(question))].sort().join(' ')))]
    .sort()
    .filter(Boolean)
