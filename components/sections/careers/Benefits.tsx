import { Mark } from '#components/drawings/marks/Mark.tsx'
import { ClaimSource } from '#components/ui/ClaimFigure.tsx'
import { reveal } from '#components/ui/reveal.ts'
import { SectionLabel } from '#components/ui/SectionLabel.tsx'
import { careers } from '#data/careers.ts'

/** What an employee receives, as rows beside a heading that stays in view. */
export function Benefits() {
  const { label, title, cards } = careers.benefits
  return (
    <section className="pb-section">
      <div className="page-width">
        <SectionLabel number="02">{label}</SectionLabel>
        <div className="mt-8 grid gap-10 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <h2 className="text-h2 lg:sticky lg:top-28">{title}</h2>
          </div>
          <ul className="divide-y divide-line border-y border-line lg:col-span-7 lg:col-start-6">
            {cards.map(({ icon, title, description, claim }, index) => (
              <li
                key={title}
                className="grid grid-cols-[auto_1fr] items-center gap-x-6 py-7"
                {...reveal(index, 100)}
              >
                <Mark id={icon} className="size-9 text-accent-text" />
                <div>
                  <h3 className="text-h3">{title}</h3>
                  <p className="mt-1 text-muted">{description}</p>
                  {claim && <ClaimSource claim={claim} />}
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
