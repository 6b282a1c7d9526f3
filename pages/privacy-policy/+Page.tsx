import { LegalArticle } from '#components/sections/legal/LegalArticle.tsx'
import type { LegalText } from '#content/legal.ts'

export default function Page({ title, html, headings }: LegalText) {
  return (
    <div className="dark-page">
      <LegalArticle title={title} html={html} headings={headings} />
    </div>
  )
}
