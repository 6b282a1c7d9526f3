import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { site } from '#content/site.ts'
import { copyOf, fileOf, isOfBlog, type PageFacts } from '../pageFacts.ts'
import type { OutputFiles } from './output.ts'
import { partOf, titleOf } from './search/readPage.ts'
import { printable } from './text.ts'

/** Writes pages as Markdown beside them, as `blogFiles.ts` does articles. Lists of these are in llms.txt and the feeds. */
export async function writePageCopies(files: OutputFiles, pages: PageFacts[]) {
  for (const { path } of pages.filter(({ path, hidden }) => !hidden && !isOfBlog(path))) {
    const make = () => pageCopy(path, files.read(fileOf(path)))
    await files.put(copyOf(path).slice(1), files.keyOf([fileOf(path)]), make)
  }
}

export function pageCopy(path: string, html: string): string {
  const fields = { title: titleOf(path, html), canonical: site.origin + path }
  // JSON is YAML too, so every value is quoted as it must be.
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return printable(['---', ...lines, '---', '', pageMarkdown(html), ''].join('\n'))
}

const leftOut = () => undefined

const toMarkdown = unified()
  .use(rehypeParse, { fragment: true })
  // Drawings and what answers to a visitor say nothing to a reader.
  .use(rehypeRemark, { handlers: { svg: leftOut, form: leftOut, iframe: leftOut, 'page-island': leftOut } })
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-' })

/** By document, as llms-full.txt has these pages too. */
const known = new Map<string, string>()

/** The content of a page as Markdown: without frame and drawings. */
export function pageMarkdown(html: string): string {
  const markdown = known.get(html) ?? String(toMarkdown.processSync(partOf(html, 'main'))).trim()
  known.set(html, markdown)
  return markdown
}
