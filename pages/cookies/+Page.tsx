import { CookieTables } from '#components/sections/legal/CookieTables.tsx'
import { LegalArticle } from '#components/sections/legal/LegalArticle.tsx'
import type { LegalText } from '#content/legal.ts'

export default function Page({ title, body }: LegalText) {
  return <LegalArticle title={title} body={body} slots={{ cookieTable: <CookieTables /> }} />
}
