import { LegalArticle } from '#components/sections/legal/LegalArticle.tsx'
import type { LegalText } from '#content/legal.ts'

export default function Page({ title, body }: LegalText) {
  return (
    <div className="dark-page">
      <LegalArticle title={title} body={body} />
    </div>
  )
}
