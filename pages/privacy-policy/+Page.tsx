import { LegalArticle } from '#components/sections/legal.tsx'
import type { LegalText } from '#content/legal.ts'
import { renderMarkdown } from '#content/markdown/renderMarkdown.tsx'

export default function Page({ title, markdown }: LegalText) {
  const { content, headings } = renderMarkdown(markdown, {})
  return (
    <div className="dark-page">
      <LegalArticle title={title} headings={headings}>
        {content}
      </LegalArticle>
    </div>
  )
}
