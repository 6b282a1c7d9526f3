import type { ReactNode } from 'react'
import { Prose } from '#components/Prose.tsx'
import { TableOfContents } from '#components/sections/TableOfContents.tsx'
import { SectionLabel } from '#components/ui/SectionLabel.tsx'
import { legalPages } from '#data/legalPages.ts'
import type { Heading } from '#data/posts.ts'

interface LegalArticleProps {
  title: string
  headings: Heading[]
  /** The text, rendered. */
  children: ReactNode
}

/** A legal text beside the table of its contents. */
export function LegalArticle({ title, headings, children }: LegalArticleProps) {
  return (
    <article className="page-width pt-28 pb-section md:pt-32">
      <SectionLabel>{legalPages.label}</SectionLabel>
      <h1 className="mt-8 text-display">{title}</h1>
      <div className="mt-12 grid gap-12 border-t border-line pt-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <TableOfContents headings={headings} />
        </div>
        <div className="min-w-0 lg:col-span-8">
          <Prose>{children}</Prose>
        </div>
      </div>
    </article>
  )
}
