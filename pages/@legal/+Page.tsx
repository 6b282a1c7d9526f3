import { cookies } from '@lintel/engine/content/cookies.ts'
import type { LegalText } from '@lintel/engine/content/legal.ts'
import { renderMarkdown } from '@lintel/engine/content/markdown/renderMarkdown.tsx'
import { CallToAction } from '@lintel/kit/ui/CallToAction.tsx'
import { CookieTables } from '#components/sections/CookieTables.tsx'
import { LegalArticle } from '#components/sections/legal.tsx'

export default function Page({ title, markdown, alwaysDark, closing }: LegalText) {
  const { content, headings } = renderMarkdown(
    markdown,
    { cookieTable: <CookieTables {...cookies()} /> },
    { folds: true },
  )
  const article = (
    <LegalArticle title={title} headings={headings}>
      {content}
    </LegalArticle>
  )
  return (
    <>
      {alwaysDark ? <div className="dark-page">{article}</div> : article}
      {closing && <CallToAction {...closing} />}
    </>
  )
}
