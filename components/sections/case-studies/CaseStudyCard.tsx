import { CaseStudyFigure } from '#components/drawings/CaseStudyFigure.tsx'
import { Badge } from '#components/ui/Badge.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { ClaimSource } from '#components/ui/ClaimFigure.tsx'
import { reveal } from '#components/ui/reveal.ts'
import { type CaseStudy, caseStudiesPage } from '#data/caseStudies.ts'

/** One engagement: its measured result, who it was for, what was built and where the figures come from. */
export function CaseStudyCard({ study, index }: { study: CaseStudy; index: number }) {
  const { title, client, description, image, altText, results, industry, claimIds, serviceHref } = study
  return (
    <li className="flex flex-col overflow-hidden rounded-md border border-line bg-raised" {...reveal(index, 100, 0.3)}>
      <div className="border-b border-line bg-background">
        <CaseStudyFigure id={image} altText={altText} className="h-auto w-full" />
      </div>
      <div className="flex flex-1 flex-col items-start p-7">
        <Badge>{industry}</Badge>
        <p className="mt-5 font-semibold text-accent-text">{results}</p>
        <h3 className="mt-2 text-h3">{title}</h3>
        <p className="mt-1 text-small text-muted">{client}</p>
        <p className="mt-4 text-muted">{description}</p>
        <div className="mt-3 mb-7">
          {claimIds.map((id) => (
            <ClaimSource key={id} id={id} />
          ))}
        </div>
        <ButtonLink href={serviceHref} variant="outline" className="mt-auto">
          {caseStudiesPage.learnMore}
          <span className="sr-only"> about the service behind “{title}”</span>
        </ButtonLink>
      </div>
    </li>
  )
}
