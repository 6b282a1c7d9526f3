import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { ClaimFigure, ClaimSource } from '@lintel/kit/ui/ClaimFigure.tsx'
import { SectionLabel } from '@lintel/kit/ui/Section.tsx'
import type { Story as Words } from './schema.ts'

/** How the firm came about, and the figures that it states of itself as a chain of dimensions. */
export function Story({ label, title, paragraphs, figures, claims }: Words) {
  const [first, ...others] = paragraphs
  return (
    <section className="pt-section has-[+.bg-surface]:pb-section">
      <div className="page-width">
        <SectionLabel numbered>{label}</SectionLabel>
        <div className="mt-8 grid gap-8 md:grid-cols-12">
          <AnchorHeading as="h2" className="text-h2 md:col-span-5">
            {title}
          </AnchorHeading>
          <div className="space-y-5 md:col-span-7 lg:col-span-6 lg:col-start-7">
            <p className="text-lead">{first}</p>
            {others.map((paragraph) => (
              <p key={paragraph} className="text-muted">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        {claims.length > 0 && (
          <ul aria-label={figures} className="mt-12 grid grid-cols-2 gap-y-8 md:mt-20 md:grid-cols-4">
            {claims.map((claim) => (
              <li
                key={claim.subject}
                className="relative border-t border-edge pt-6 pr-4 before:absolute before:-top-2 before:left-0 before:h-4 before:w-px before:rotate-45 before:bg-accent-text"
              >
                <ClaimFigure claim={claim}>
                  <ClaimSource claim={claim} />
                </ClaimFigure>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
