import { CookieTables } from '#components/sections/legal/CookieTables.tsx'
import { LegalArticle } from '#components/sections/legal/LegalArticle.tsx'
import type { LegalText } from '#content/legal.ts'

export default function Page({ title, html, headings }: LegalText) {
  return (
    <LegalArticle title={title} html={html} headings={headings} slots={{ cookieTable: <CookieTables /> }} />
  )
}
