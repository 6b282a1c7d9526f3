import { renderToStaticMarkup } from 'react-dom/server'
import { renderMarkdown } from '#content/markdown/renderMarkdown.tsx'

/** The markup of a Markdown text, as it stands in a page. */
export const articleHtml = (markdown: string) => renderToStaticMarkup(renderMarkdown(markdown).content)
