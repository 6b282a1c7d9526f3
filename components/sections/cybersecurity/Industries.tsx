import { MetricNote } from '#components/sections/service/MetricNote.tsx'
import { reveal } from '#components/ui/reveal.ts'
import { Section } from '#components/ui/Section.tsx'
import { industryApplications } from '#data/services/cybersecurity.ts'

const title = 'Where it is applied, and what we measure there'

/** Industries in open columns; what is measured stands on one line across each row. */
export function Industries({ number }: { number: string }) {
  return (
    <Section number={number} label="Industries" title={title}>
      <ul className="grid gap-x-10 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
        {industryApplications.map(({ title, description, metrics, claim }, index) => (
          <li
            key={title}
            className="dimension-line row-span-3 grid grid-rows-subgrid gap-y-4 pt-6"
            {...reveal(index % 3)}
          >
            <h3 className="text-h3">{title}</h3>
            <p className="text-muted">{description}</p>
            <div className="pt-2">
              <MetricNote metrics={metrics} claim={claim} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
