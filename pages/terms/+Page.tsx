import { LegalArticle } from '#components/sections/legal/LegalArticle.tsx'
import { CallToAction } from '#components/ui/CallToAction.tsx'
import type { LegalText } from '#content/legal.ts'
import { legalPages } from '#data/legalPages.ts'

export default function Page({ title, html, headings }: LegalText) {
  return (
    <>
      <LegalArticle title={title} html={html} headings={headings} />
      <CallToAction {...legalPages.termsClosing} />
    </>
  )
}
