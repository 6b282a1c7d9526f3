import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { FoldedEntries } from '@lintel/kit/ui/Fold.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import type { Applications as ApplicationsWords } from '@site/data/schemas/services.ts'
import { Section } from '#components/sections/service/FiguredSection.tsx'
import { MetricNote } from '#components/sections/service/MetricNote.tsx'

/** A ledger: the process, what is automated in it, and at the end of the line what is measured. */
export function Applications({ entries, ...heading }: ApplicationsWords) {
  return (
    <Section {...heading}>
      <FoldedEntries titles={entries.map(({ title }) => title)}>
        <ul className="border-line sm:border-t">
          {entries.map(({ title, description, metrics, claim }) => (
            <li
              key={title}
              className="grid gap-x-10 gap-y-2 border-b border-line py-5 md:grid-cols-2 md:gap-y-3 md:py-8 lg:grid-cols-12"
              {...reveal()}
            >
              <AnchorHeading className="text-h3 md:max-lg:col-span-2 lg:col-span-3">{title}</AnchorHeading>
              <p className="text-muted lg:col-span-5">{description}</p>
              <div className="lg:col-span-4">
                <MetricNote metrics={metrics} claim={claim} />
              </div>
            </li>
          ))}
        </ul>
      </FoldedEntries>
    </Section>
  )
}
