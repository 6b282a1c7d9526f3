import { CaseStudyFigure } from '#components/drawings/CaseStudyFigure.tsx'
import { AnchorHeading } from '#components/ui/AnchorHeading.tsx'
import { Badge } from '#components/ui/Badge.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { ClaimSource } from '#components/ui/ClaimFigure.tsx'
import { reveal } from '#components/ui/reveal.ts'
import { SectionLabel, SectionTitle } from '#components/ui/Section.tsx'
import { fillIn } from '#data/fillIn.ts'
import type { CaseStudy } from '#data/schemas/caseStudy.ts'
import type { CaseStudiesPage } from '#data/schemas/pages/caseStudies.ts'

export function CaseStudies({
  label,
  title,
  intro,
  none,
  studies,
  ...words
}: CaseStudiesPage['list'] & { studies: CaseStudy[] }) {
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
              <CaseStudyCard key={study.title} study={study} index={index} {...words} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/**
 * One engagement: its measured result, who it was for, what was built and where the figures come from. Its seven
 * parts stand level with those of its neighbors.
 */
export function CaseStudyCard({
  study,
  index,
  learnMore,
  learnMoreOf,
}: Pick<CaseStudiesPage['list'], 'learnMore' | 'learnMoreOf'> & { study: CaseStudy; index: number }) {
  const { title, client, description, drawing, results, industry, claims, service } = study
  return (
    <li
      className="case-study row-span-7 grid grid-rows-subgrid gap-y-0 overflow-hidden rounded-md border border-line bg-raised pb-7 *:mx-7"
      {...reveal(index, 100, 0.3)}
    >
      <div className="mx-0! mb-7 border-b border-line bg-background">
        {drawing && <CaseStudyFigure drawing={drawing} />}
      </div>
      <p>
        <Badge>{industry}</Badge>
      </p>
      <p className="mt-5 font-semibold text-accent-text">{results}</p>
      <div className="mt-2">
        <AnchorHeading className="text-h3 text-wrap">{title}</AnchorHeading>
        <p className="mt-1 text-small text-muted">{client}</p>
      </div>
      <p className="mt-4 text-muted">{description}</p>
      <div className="mt-2 flex flex-wrap items-start gap-x-6">
        {claims.map((claim) => (
          <ClaimSource key={claim.subject} claim={claim} />
        ))}
      </div>
      <ButtonLink href={service.href} variant="outline" className="mt-6 justify-self-start">
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
