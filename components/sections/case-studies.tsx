import { CaseStudyFigure } from '#components/drawings/CaseStudyFigure.tsx'
import { AnchorHeading } from '#components/ui/AnchorHeading.tsx'
import { Badge } from '#components/ui/Badge.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { reveal } from '#components/ui/reveal.ts'
import { SectionLabel, SectionTitle } from '#components/ui/Section.tsx'
import { CitedFigure, type SourceNote, Sources, sourceNotes } from '#components/ui/Sources.tsx'
import { fillIn } from '#data/fillIn.ts'
import type { CaseStudy } from '#data/schemas/caseStudy.ts'
import type { CaseStudiesPage } from '#data/schemas/pages/caseStudies.ts'

export function CaseStudies({
  label,
  title,
  intro,
  none,
  studies,
  sources,
  ...words
}: CaseStudiesPage['list'] & Pick<CaseStudiesPage, 'sources'> & { studies: CaseStudy[] }) {
  const notes = sourceNotes(studies.map(({ title, claims }) => ({ of: title, claims })))
  return (
    <section className="pt-28 pb-section md:pt-32">
      <div className="page-width">
        <SectionLabel>{label}</SectionLabel>
        <div className="mt-8" {...reveal(0, 100, 0.4)}>
          {/* The link below the cards leads here, and takes the focus along. */}
          <h2 id="case-studies" tabIndex={-1} className="text-display">
            {title}
          </h2>
          <p className="mt-6 max-w-2xl text-lead text-muted">{intro}</p>
        </div>
        {studies.length === 0 && <p className="mt-14 text-lead">{none}</p>}
        {studies.length > 0 && (
          <ul className="mt-14 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
            {studies.map((study, index) => (
              <CaseStudyCard key={study.slug} study={study} index={index} notes={notes} {...words} />
            ))}
          </ul>
        )}
        <div className="mt-14">
          <Sources title={sources} notes={notes} />
        </div>
      </div>
    </section>
  )
}

type CardProps = Pick<CaseStudiesPage['list'], 'learnMore' | 'learnMoreOf'> & {
  study: CaseStudy
  index: number
  notes: readonly SourceNote[]
}

/**
 * One engagement: what was measured, who it was for and what was built, with the way to its sheet. Its six parts stand
 * level with those of its neighbors.
 */
export function CaseStudyCard({ study, index, notes, learnMore, learnMoreOf }: CardProps) {
  const { title, client, description, drawing, industry, claims, href } = study
  return (
    <li
      className="case-study row-span-6 grid grid-rows-subgrid gap-y-0 overflow-hidden rounded-md border border-line bg-raised pb-7 *:mx-7"
      {...reveal(index, 100, 0.3)}
    >
      <div className="mx-0! mb-7 border-b border-line bg-background">
        {drawing && <CaseStudyFigure drawing={drawing} />}
      </div>
      <p>
        <Badge>{industry}</Badge>
      </p>
      <div className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
        {claims.map((claim) => (
          <CitedFigure key={claim.subject} claim={claim} notes={notes} />
        ))}
      </div>
      <div className="mt-5">
        <AnchorHeading className="text-h3 text-wrap">{title}</AnchorHeading>
        <p className="mt-1 text-small text-muted">{client}</p>
      </div>
      <p className="mt-4 text-muted">{description}</p>
      <ButtonLink href={href} variant="outline" className="mt-6 justify-self-start">
        {learnMore}
        <span className="sr-only"> {fillIn(learnMoreOf, { title })}</span>
      </ButtonLink>
    </li>
  )
}

export function Closing({ title, text, contact, action }: CaseStudiesPage['closing']) {
  return (
    <section className="border-t border-line bg-surface">
      <div className="page-width grid gap-8 py-section lg:grid-cols-12 lg:items-end" {...reveal(0, 100, 0.2)}>
        <div className="lg:col-span-8">
          <SectionTitle>{title}</SectionTitle>
          <p className="mt-5 max-w-measure text-lead text-muted">
            {text}{' '}
            <a href={contact.href} className="text-link">
              {contact.label}
            </a>
          </p>
        </div>
        <div className="lg:col-span-4 lg:justify-self-end">
          <ButtonLink href={action.href} size="lg">
            {action.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
