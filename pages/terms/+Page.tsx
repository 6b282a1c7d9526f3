import { LegalArticle } from '#components/sections/legal.tsx'
import { CallToAction } from '#components/ui/CallToAction.tsx'
import type { LegalText } from '#content/legal.ts'
import { renderMarkdown } from '#content/markdown/renderMarkdown.tsx'
import { legalPages } from '#data/legalPages.ts'

export default function Page({ title, markdown }: LegalText) {
  const { content, headings } = renderMarkdown(markdown, {})
  return (
    <>
      <LegalArticle title={title} headings={headings}>
        {content}
      </LegalArticle>
      <CallToAction {...legalPages.termsClosing} />
    </>
  )
}
