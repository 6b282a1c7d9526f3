import { footerStrings } from '@lintel/engine/content/strings.ts'
import type { Heading } from '@lintel/engine/schemas/post.ts'
import { Prose, TableOfContents } from '@lintel/kit/Prose.tsx'
import { ContactDetail, ContactDetails } from '@lintel/kit/ui/contactDetails.tsx'
import { legalFields } from '@lintel/rules/legalFields.ts'
import type { LegalWords } from '@site/data/schemas/pages/legal.ts'
import { site } from '@site/data/site.ts'
import type { ReactNode } from 'react'
import { PageHead } from '#components/sections/PageHead.tsx'

interface LegalArticleProps {
  title: string
  headings: Heading[]
  /** The text, rendered. */
  children: ReactNode
}

/** A legal text beside the table of its contents. */
export function LegalArticle({ title, headings, children }: LegalArticleProps) {
  return (
    <article className="page-width pt-24 pb-section md:pt-28">
      <PageHead location={footerStrings.legal} title={title} />
      <div className="mt-10 grid gap-x-8 gap-y-10 md:mt-14 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <TableOfContents headings={headings} />
        </div>
        <div className="legal-text min-w-0 lg:col-span-8">
          <Prose headings={headings}>{children}</Prose>
        </div>
      </div>
    </article>
  )
}

/** Who runs the site, as far as `content/site.yaml` says it. */
export function LegalNotice({ notice: { title, lead, terms } }: LegalWords) {
  return (
    <article className="page-width pt-24 pb-section md:pt-28">
      <PageHead location={footerStrings.legal} title={title} lead={lead} />
      <dl className="mt-12 max-w-measure divide-y divide-line border-y border-line">
        {legalFields.map(
          (fact) =>
            site.legal[fact] && (
              <ContactDetail key={fact} term={terms[fact]}>
                {site.legal[fact]}
              </ContactDetail>
            ),
        )}
        <ContactDetails {...terms} />
      </dl>
    </article>
  )
}
