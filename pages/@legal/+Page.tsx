import { CookieTables } from '#components/sections/CookieTables.tsx'
import { LegalArticle } from '#components/sections/legal.tsx'
import { CallToAction } from '#components/ui/CallToAction.tsx'
import { cookies } from '#content/cookies.ts'
import type { LegalText } from '#content/legal.ts'
import { renderMarkdown } from '#content/markdown/renderMarkdown.tsx'
import { pageWords } from '#content/pages.ts'

export default function Page({ title, markdown, alwaysDark, closing }: LegalText) {
  const { content, headings } = renderMarkdown(markdown, { cookieTable: <CookieTables {...cookies()} /> })
  const article = (
    <LegalArticle label={pageWords('legal').label} title={title} headings={headings}>
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
