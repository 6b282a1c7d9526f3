import { Prose } from '#components/Prose.tsx'
import type { Slots } from '#components/prose/renderMarkdown.tsx'
import { headingsOf, TableOfContents } from '#components/sections/TableOfContents.tsx'
import { SectionLabel } from '#components/ui/SectionLabel.tsx'
import { legalPages } from '#data/legalPages.ts'

interface LegalArticleProps {
  title: string
  /** Markdown. */
  body: string
  slots?: Slots
}

/** A legal text beside the table of its contents. */
export function LegalArticle({ title, body, slots = {} }: LegalArticleProps) {
  return (
    <article className="page-width pt-28 pb-section md:pt-32">
      <SectionLabel>{legalPages.label}</SectionLabel>
      <h1 className="mt-8 text-display">{title}</h1>
      <div className="mt-12 grid gap-12 border-t border-line pt-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <TableOfContents headings={headingsOf(body)} />
        </div>
        <div className="min-w-0 lg:col-span-8">
          <Prose slots={slots}>{body}</Prose>
        </div>
      </div>
    </article>
  )
}
