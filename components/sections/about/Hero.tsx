import { ClaimFigure } from '#components/ui/ClaimFigure.tsx'
import { SectionLabel } from '#components/ui/SectionLabel.tsx'
import { about, aboutPage } from '#data/about.ts'

/** The conviction in one line, and below it the firm's figures as a chain of dimensions. */
export function Hero() {
  const { label, title, lead, stats } = aboutPage
  return (
    <section className="page-width pt-28 md:pt-32">
      <SectionLabel>{label}</SectionLabel>
      <h1 className="mt-8 max-w-4xl text-display">{title}</h1>
      <p className="mt-6 max-w-2xl text-lead text-muted">{lead}</p>
      {about.stats.length > 0 && (
        <ul aria-label={stats} className="mt-16 grid grid-cols-2 gap-y-10 md:mt-24 lg:grid-cols-4">
          {about.stats.map((claim) => (
            <li
              key={claim.subject}
              className="relative border-t border-edge pt-6 pr-4 before:absolute before:-top-2 before:left-0 before:h-4 before:w-px before:rotate-45 before:bg-accent-text"
            >
              <ClaimFigure claim={claim} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
