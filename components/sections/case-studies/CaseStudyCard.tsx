import { CaseStudyFigure } from '#components/drawings/CaseStudyFigure.tsx'
import { Badge } from '#components/ui/Badge.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { ClaimSource } from '#components/ui/ClaimFigure.tsx'
import { reveal } from '#components/ui/reveal.ts'
import { type CaseStudy, caseStudiesPage } from '#data/caseStudies.ts'

/**
 * One engagement: its measured result, who it was for, what was built and where the figures come from. Its seven
 * parts stand level with those of its neighbors.
 */
export function CaseStudyCard({ study, index }: { study: CaseStudy; index: number }) {
  const { title, client, description, drawing, results, industry, claims, serviceHref } = study
  return (
    <li
      className="case-study row-span-7 grid grid-rows-subgrid gap-y-0 overflow-hidden rounded-md border border-line bg-raised pb-7 *:mx-7"
      {...reveal(index, 100, 0.3)}
    >
      <div className="mx-0! mb-7 border-b border-line bg-background">
        {drawing && <CaseStudyFigure drawing={drawing} className="h-auto w-full" />}
      </div>
      <p>
        <Badge>{industry}</Badge>
      </p>
      <p className="mt-5 font-semibold text-accent-text">{results}</p>
      <div className="mt-2">
        <h3 className="text-h3 text-wrap">{title}</h3>
        <p className="mt-1 text-small text-muted">{client}</p>
      </div>
      <p className="mt-4 text-muted">{description}</p>
      <div className="mt-2 flex flex-wrap items-start gap-x-6">
        {claims.map((claim) => (
          <ClaimSource key={claim.subject} claim={claim} />
        ))}
      </div>
      <ButtonLink href={serviceHref} variant="outline" className="mt-6 justify-self-start">
        {caseStudiesPage.learnMore}
        <span className="sr-only"> about the service behind “{title}”</span>
      </ButtonLink>
    </li>
  )
}
