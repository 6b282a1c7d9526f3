import { Mark } from '#components/drawings/marks/Mark.tsx'
import { ClaimSource } from '#components/ui/ClaimFigure.tsx'
import { reveal } from '#components/ui/reveal.ts'
import { SectionLabel } from '#components/ui/SectionLabel.tsx'
import { home } from '#data/home.ts'
import { reasons } from '#data/reasons.ts'

/** A numbered list beside a heading that stays in view. */
export function WhyChoose() {
  if (reasons.length === 0) return null
  const { label, title, lead } = home.whyChoose
  return (
    <section id="why-choose" className="py-section">
      <div className="page-width">
        <SectionLabel number="03">{label}</SectionLabel>
        <div className="mt-8 grid gap-12 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <div className="lg:sticky lg:top-28">
              <h2 className="text-h2">{title}</h2>
              <p className="mt-5 text-lead text-muted">{lead}</p>
            </div>
          </div>
          <ol className="divide-y divide-line border-y border-line lg:col-span-7 lg:col-start-6">
            {reasons.map(({ icon, title, description, highlight, claim }, index) => (
              <li key={title} className="grid grid-cols-[auto_1fr] gap-x-6 py-9" {...reveal(index)}>
                <span className="label pt-1.5 text-accent-text">{String(index + 1).padStart(2, '0')}</span>
                <div>
                  <div className="flex items-start justify-between gap-4">
                    <h3 className="text-h3">{title}</h3>
                    <Mark id={icon} className="size-8 shrink-0 text-muted" />
                  </div>
                  <p className="mt-3 text-muted">{description}</p>
                  <p className="label mt-5">{highlight}</p>
                  {claim && <ClaimSource claim={claim} />}
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
