import type { Section, SitePage } from '@lintel/rules/search/siteIndex.ts'
import { termsOfQuestion } from '@lintel/rules/search/terms.ts'
import { site } from '@site/data/site.ts'
import { parse } from 'node-html-parser'
import { questionsOf } from '../../content/questions.ts'
import { searchStrings } from '../../content/strings.ts'
import { isOfBlog } from '../../render/pageMetadata.ts'
import { sectionsIn } from './sections.ts'

/**
 * Reads the searchable text of a page: its main part, or the article itself, with the questions that belong
 * to its headings.
 */
export function readPage(path: string, html: string): SitePage {
  const questions = new Map(Object.entries(questionsOf(path)))
  const withQuestions = (section: Section) => {
    // Headings that name records in browser storage start with the brand's prefix.
    const own = questions.get(section.heading.replace(`${site.storagePrefix}.`, ''))
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

/** Returns the title of a page without the firm's name. */
export function titleOf(path: string, html: string): string {
  return path === '/' ? site.name : parse(partOf(html, 'title')).text.replace(` | ${site.name}`, '')
}

/** Extracts an element that occurs once in a document. Parsing the whole document takes longer. */
export function partOf(html: string, tag: string): string {
  return html.slice(html.indexOf(`<${tag}`), html.lastIndexOf(`</${tag}>`))
}

/** Reduces questions to their search terms, in an order that compresses well. */
export const termsOfQuestions = (questions: string[]) =>
  [...new Set(questions.map((question) => [...new Set(termsOfQuestion(question))].sort().join(' ')))]
    .sort()
    .filter(Boolean)
