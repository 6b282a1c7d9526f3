import { renderMarkdown } from '@lintel/engine/content/markdown/renderMarkdown.tsx'
import { renderToStaticMarkup } from 'react-dom/server'

/** The markup of a Markdown text, as it stands in a page. */
export const articleHtml = (markdown: string) => renderToStaticMarkup(renderMarkdown(markdown).content)
