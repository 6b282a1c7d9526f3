import { Icon } from '@lintel/kit/icons/Icon.tsx'
import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { FoldedEntries } from '@lintel/kit/ui/Fold.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import type { Applications, ServicePages } from '@site/data/schemas/services.ts'
import { Section } from '#components/sections/service/FiguredSection.tsx'
import { MetricNote } from '#components/sections/service/MetricNote.tsx'
import { Schedule } from '#components/sections/service/Schedule.tsx'

type Cybersecurity = ServicePages['cybersecurity']

/** Industries in open columns; what is measured stands on one line across each row. */
export function Industries({ entries, ...heading }: Applications) {
  return (
    <Section {...heading}>
      <FoldedEntries titles={entries.map(({ title }) => title)}>
        <ul className="grid gap-x-10 gap-y-7 max-sm:py-5 md:grid-cols-2 md:gap-y-14 lg:grid-cols-3">
          {entries.map(({ title, description, metrics, claim }, index) => (
            <li
              key={title}
              className="dimension-line row-span-3 grid grid-rows-subgrid gap-y-3 pt-5 md:gap-y-4 md:pt-6"
              {...reveal(index % 3)}
            >
              <AnchorHeading className="text-h3">{title}</AnchorHeading>
              <p className="text-muted">{description}</p>
              <div className="md:pt-2 md:*:h-full">
                <MetricNote metrics={metrics} claim={claim} />
              </div>
            </li>
          ))}
        </ul>
      </FoldedEntries>
    </Section>
  )
}

export function Compliance({ caption, claim, columns, rows, ...heading }: Cybersecurity['compliance']) {
  return (
    <Section {...heading} tone="band">
      <div className="grid gap-x-12 gap-y-6 md:gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <p className="border-l border-accent-text pl-5 text-small text-muted lg:sticky lg:top-28">
            {claim.source}
          </p>
        </div>
        <FoldedEntries titles={rows.map(({ name }) => name)} className="lg:col-span-8">
          <Schedule
            caption={caption}
            rows={rows}
            columns={[
              { heading: columns.name, width: 'md:w-1/3', cell: ({ name }) => name },
              {
                heading: columns.description,
                plain: true,
                cell: ({ description }) => (
                  <>
                    <p className="mb-2 text-small text-muted">{description}</p>
                    <span className="label inline-flex items-center gap-2 text-accent-text">
                      <Icon id="check" className="size-4.5" />
                      {`${claim.figure} ${columns.coverage}`}
                    </span>
                  </>
                ),
              },
            ]}
          />
        </FoldedEntries>
      </div>
    </Section>
  )
}
