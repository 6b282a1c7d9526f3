import { reveal } from '#components/ui/reveal.ts'
import { SectionLabel } from '#components/ui/SectionLabel.tsx'
import { caseStudies, caseStudiesPage } from '#data/caseStudies.ts'
import { CaseStudyCard } from './CaseStudyCard.tsx'

export function CaseStudies() {
  const { label, title, intro, none } = caseStudiesPage
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
        {caseStudies.length === 0 && <p className="mt-14 text-lead">{none}</p>}
        {caseStudies.length > 0 && (
          <ul className="mt-14 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
            {caseStudies.map((study, index) => (
              <CaseStudyCard key={study.title} study={study} index={index} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
