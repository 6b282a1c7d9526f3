import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { site } from '#content/site.ts'
import { partOf, titleOf } from './search/readPage.ts'
import { withFrontMatter } from './text.ts'

/** A page as Markdown, as `blogFiles.ts` gives articles. Lists of these are in llms.txt and the feeds. */
export function pageCopy(path: string, html: string): string {
  const fields = { title: titleOf(path, html), canonical: site.origin + path }
  return withFrontMatter(fields, pageMarkdown(html))
}

const leftOut = () => undefined

const toMarkdown = unified()
  .use(rehypeParse, { fragment: true })
  // Drawings and what answers to a visitor say nothing to a reader.
  .use(rehypeRemark, { handlers: { svg: leftOut, form: leftOut, iframe: leftOut, 'page-island': leftOut } })
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-' })

/** The content of a page, without frame and drawings. */
const pageMarkdown = (html: string) => String(toMarkdown.processSync(partOf(html, 'main'))).trim()

/** What stands in a copy below its fields. */
export const wordsOfCopy = (copy: string) => copy.slice(copy.indexOf('\n---\n') + 5).trim()
