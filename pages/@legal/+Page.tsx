import { cookies } from '@lintel/engine/content/cookies.ts'
import type { LegalText } from '@lintel/engine/content/legal.ts'
import { renderMarkdown } from '@lintel/engine/content/markdown/renderMarkdown.tsx'
import { getWords } from '@lintel/engine/content/store.ts'
import { CallToAction } from '@lintel/kit/ui/CallToAction.tsx'
import { CookieTables } from '#components/sections/CookieTables.tsx'
import { LegalArticle } from '#components/sections/legal.tsx'

export default function Page({ title, markdown, alwaysDark, closing }: LegalText) {
  const { content, headings } = renderMarkdown(markdown, { cookieTable: <CookieTables {...cookies()} /> })
  const article = (
    <LegalArticle label={getWords('pages', 'legal').label} title={title} headings={headings}>
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
