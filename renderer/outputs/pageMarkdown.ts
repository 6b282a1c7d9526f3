import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'

const leftOut = () => undefined

const toMarkdown = unified()
  .use(rehypeParse, { fragment: true })
  // Drawings and what answers to a visitor say nothing to a reader.
  .use(rehypeRemark, { handlers: { svg: leftOut, form: leftOut, iframe: leftOut, 'page-island': leftOut } })
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-' })

/** The content of a page as Markdown: without frame and drawings. */
export function pageMarkdown(html: string): string {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
  return String(toMarkdown.processSync(main)).trim()
}
