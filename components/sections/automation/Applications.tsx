import { MetricNote } from '#components/sections/service/MetricNote.tsx'
import { reveal } from '#components/ui/reveal.ts'
import { Section } from '#components/ui/Section.tsx'
import { applications } from '#data/services/automation.ts'

const title = 'Six processes, and how each result is read'

/** A ledger: the process, what is automated in it, and at the end of the line what is measured. */
export function Applications({ number }: { number: string }) {
  return (
    <Section number={number} label="Applications" title={title}>
      <ul className="border-t border-line">
        {applications.map(({ title, description, metrics, claim }) => (
          <li
            key={title}
            className="grid gap-x-10 gap-y-4 border-b border-line py-8 lg:grid-cols-12"
            {...reveal()}
          >
            <h3 className="text-h3 lg:col-span-3">{title}</h3>
            <p className="text-muted lg:col-span-5">{description}</p>
            <div className="lg:col-span-4">
              <MetricNote metrics={metrics} claim={claim} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
